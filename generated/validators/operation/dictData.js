// Made from schemas/operation/dictData.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const create = validate0;
const schema0 = {"properties":{"dictType":{},"dictLabel":{},"dictValue":{},"dictSort":{},"isDefault":{},"status":{},"cssClass":{},"listClass":{},"remark":{}}};
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.dictType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "dictType"}});
errors++;
}
if(data.dictLabel === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "dictLabel"}});
errors++;
}
if(data.dictValue === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "dictValue"}});
errors++;
}
if(data.dictSort === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "dictSort"}});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});
errors++;
}
if(data.dictType !== undefined){
let data0 = data.dictType;
if(typeof data0 === "string"){
if(func0(data0) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/dictType",keyword:"maxLength",params:{limit: 100}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/dictType",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dictType",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.dictLabel !== undefined){
let data1 = data.dictLabel;
if(typeof data1 === "string"){
if(func0(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/dictLabel",keyword:"maxLength",params:{limit: 100}});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/dictLabel",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dictLabel",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.dictValue !== undefined){
let data2 = data.dictValue;
if(typeof data2 === "string"){
if(func0(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/dictValue",keyword:"maxLength",params:{limit: 100}});
errors++;
}
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/dictValue",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dictValue",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.dictSort !== undefined){
let data3 = data.dictSort;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/dictSort",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 9999 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/dictSort",keyword:"maximum",params:{comparison: "<=", limit: 9999}});
errors++;
}
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/dictSort",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.isDefault !== undefined){
let data4 = data.isDefault;
if(!(((data4 === "Y") || (data4 === "N")) || (data4 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/isDefault",keyword:"enum",params:{}});
errors++;
}
}
if(data.status !== undefined){
let data5 = data.status;
if(!((data5 === 0) || (data5 === 1))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{}});
errors++;
}
}
if(data.cssClass !== undefined){
let data6 = data.cssClass;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/cssClass",keyword:"type",params:{}});
errors++;
}
if(typeof data6 === "string"){
if(func0(data6) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/cssClass",keyword:"maxLength",params:{limit: 100}});
errors++;
}
}
}
if(data.listClass !== undefined){
let data7 = data.listClass;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/listClass",keyword:"type",params:{}});
errors++;
}
if(typeof data7 === "string"){
if(func0(data7) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/listClass",keyword:"maxLength",params:{limit: 100}});
errors++;
}
}
}
if(data.remark !== undefined){
let data8 = data.remark;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"type",params:{}});
errors++;
}
if(typeof data8 === "string"){
if(func0(data8) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"maxLength",params:{limit: 500}});
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
const func9 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func9.call(schema0.properties, key0))){
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
const schema2 = {"properties":{"dictType":{},"dictLabel":{},"dictValue":{},"dictSort":{},"isDefault":{},"status":{},"cssClass":{},"listClass":{},"remark":{}}};
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func9.call(schema2.properties, key0))){
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
