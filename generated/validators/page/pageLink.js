// Made from schemas/page/pageLink.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const create = validate0;
const schema0 = {"properties":{"name":{},"cateId":{},"type":{},"url":{},"param":{},"example":{},"sort":{},"isMer":{},"status":{}}};
const pattern0 = new RegExp("^(/[^\\s\\\\/][^\\s\\\\]*|https://\\S+)$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.cateId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "cateId"}});
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.url === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "url"}});
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
if(data.cateId !== undefined){
let data1 = data.cateId;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/cateId",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/cateId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/cateId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.type !== undefined){
let data2 = data.type;
if(!(((data2 === 1) || (data2 === 2)) || (data2 === 3))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{}});
errors++;
}
}
if(data.url !== undefined){
let data3 = data.url;
if(typeof data3 === "string"){
if(func0(data3) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"maxLength",params:{limit: 255}});
errors++;
}
if(func0(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.param !== undefined){
let data4 = data.param;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/param",keyword:"type",params:{}});
errors++;
}
if(typeof data4 === "string"){
if(func0(data4) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/param",keyword:"maxLength",params:{limit: 255}});
errors++;
}
}
}
if(data.example !== undefined){
let data5 = data.example;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/example",keyword:"type",params:{}});
errors++;
}
if(typeof data5 === "string"){
if(func0(data5) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/example",keyword:"maxLength",params:{limit: 255}});
errors++;
}
}
}
if(data.sort !== undefined){
let data6 = data.sort;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 9999 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"maximum",params:{comparison: "<=", limit: 9999}});
errors++;
}
if(data6 < 0 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.isMer !== undefined){
let data7 = data.isMer;
if((typeof data7 !== "boolean") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/isMer",keyword:"type",params:{}});
errors++;
}
}
if(data.status !== undefined){
let data8 = data.status;
if((typeof data8 !== "boolean") && (data8 !== null)){
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
const func6 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func6.call(schema0.properties, key0))){
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
const schema2 = {"properties":{"name":{},"cateId":{},"type":{},"url":{},"param":{},"example":{},"sort":{},"isMer":{},"status":{}}};
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func6.call(schema2.properties, key0))){
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
