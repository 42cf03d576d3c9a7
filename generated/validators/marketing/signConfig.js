// Made from schemas/marketing/signConfig.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const update = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.isIntegral === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "isIntegral"}});
errors++;
}
if(data.integral === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "integral"}});
errors++;
}
if(data.isExperience === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "isExperience"}});
errors++;
}
if(data.experience === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "experience"}});
errors++;
}
if(data.signRuleDescription === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "signRuleDescription"}});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "day") || (key0 === "isIntegral")) || (key0 === "integral")) || (key0 === "isExperience")) || (key0 === "experience")) || (key0 === "signRuleDescription"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.day !== undefined){
let data0 = data.day;
if((!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))) && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/day",keyword:"type",params:{}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/day",keyword:"maximum",params:{comparison: "<=", limit: 0}});
errors++;
}
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/day",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.isIntegral !== undefined){
if(typeof data.isIntegral !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isIntegral",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.integral !== undefined){
let data2 = data.integral;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/integral",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9999 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/integral",keyword:"maximum",params:{comparison: "<=", limit: 9999}});
errors++;
}
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/integral",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.isExperience !== undefined){
if(typeof data.isExperience !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isExperience",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.experience !== undefined){
let data4 = data.experience;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/experience",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 9999 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/experience",keyword:"maximum",params:{comparison: "<=", limit: 9999}});
errors++;
}
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/experience",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.signRuleDescription !== undefined){
let data5 = data.signRuleDescription;
if(typeof data5 === "string"){
if(func0(data5) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/signRuleDescription",keyword:"maxLength",params:{limit: 2000}});
errors++;
}
if(func0(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/signRuleDescription",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/signRuleDescription",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const actions = {};
