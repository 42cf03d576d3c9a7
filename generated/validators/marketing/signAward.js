// Made from schemas/marketing/signAward.json. Do not edit: change the source and run `npm run generate`.
export const create = validate0;
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.day === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "day"}});
errors++;
}
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
if(data.day !== undefined){
let data0 = data.day;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/day",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9999 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/day",keyword:"maximum",params:{comparison: "<=", limit: 9999}});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/day",keyword:"minimum",params:{comparison: ">=", limit: 1}});
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
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "day") || (key0 === "isIntegral")) || (key0 === "integral")) || (key0 === "isExperience")) || (key0 === "experience"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
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
export const update = validate3;
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "day") || (key0 === "isIntegral")) || (key0 === "integral")) || (key0 === "isExperience")) || (key0 === "experience"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
export const actions = {};
