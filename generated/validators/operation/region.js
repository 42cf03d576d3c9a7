// Made from schemas/operation/region.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const create = validate0;
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.regionName === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "regionName"}});
errors++;
}
if(data.regionId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "regionId"}});
errors++;
}
if(data.regionName !== undefined){
let data0 = data.regionName;
if(typeof data0 === "string"){
if(func0(data0) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/regionName",keyword:"maxLength",params:{limit: 32}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/regionName",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/regionName",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.regionId !== undefined){
let data1 = data.regionId;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/regionId",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 999999999 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/regionId",keyword:"maximum",params:{comparison: "<=", limit: 999999999}});
errors++;
}
if(data1 < 110000 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/regionId",keyword:"minimum",params:{comparison: ">=", limit: 110000}});
errors++;
}
}
}
if(data.pid !== undefined){
let data2 = data.pid;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/pid",keyword:"type",params:{}});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/pid",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/pid",keyword:"minimum",params:{comparison: ">=", limit: 0}});
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
if(!(((key0 === "regionName") || (key0 === "regionId")) || (key0 === "pid"))){
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
if(!(((key0 === "regionName") || (key0 === "regionId")) || (key0 === "pid"))){
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
