// Made from schemas/page/pageCategory.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const create = validate0;
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.sort === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sort"}});
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 20}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.pid !== undefined){
let data1 = data.pid;
if((!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))) && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/pid",keyword:"type",params:{}});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/pid",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/pid",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.type !== undefined){
let data2 = data.type;
if(!(((((data2 === "link") || (data2 === "special")) || (data2 === "product")) || (data2 === "product_category")) || (data2 === "custom"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{}});
errors++;
}
}
if(data.level !== undefined){
let data3 = data.level;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/level",keyword:"type",params:{}});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 2 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/level",keyword:"maximum",params:{comparison: "<=", limit: 2}});
errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/level",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.sort !== undefined){
let data4 = data.sort;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 9999 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"maximum",params:{comparison: "<=", limit: 9999}});
errors++;
}
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.isMer !== undefined){
let data5 = data.isMer;
if((typeof data5 !== "boolean") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/isMer",keyword:"type",params:{}});
errors++;
}
}
if(data.status !== undefined){
let data6 = data.status;
if((typeof data6 !== "boolean") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{}});
errors++;
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
if(!(((((((key0 === "name") || (key0 === "pid")) || (key0 === "type")) || (key0 === "level")) || (key0 === "sort")) || (key0 === "isMer")) || (key0 === "status"))){
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
if(!(((((((key0 === "name") || (key0 === "pid")) || (key0 === "type")) || (key0 === "level")) || (key0 === "sort")) || (key0 === "isMer")) || (key0 === "status"))){
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
