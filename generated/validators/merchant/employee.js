// Made from schemas/merchant/employee.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const create = validate0;
const pattern0 = new RegExp("^(?:(?:https?:)?//[^\\s<>\"']+|/?[^\\s<>\"'/:\\\\][^\\s<>\"':\\\\]*)$", "u");
const pattern1 = new RegExp("^(?:1[3-9]\\d{9}|(?:\\d{3,4}-)?\\d{7,8}|400-\\d{4}-\\d{3})$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.merId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "merId"}});
errors++;
}
if(data.phone === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "phone"}});
errors++;
}
if(data.role === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "role"}});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});
errors++;
}
if(data.avatar !== undefined){
let data0 = data.avatar;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/avatar",keyword:"type",params:{}});
errors++;
}
const _errs3 = errors;
let valid1 = true;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data0 === "string"){
if(func0(data0) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs6 = errors;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/avatar",keyword:"pattern",params:{}});
errors++;
}
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/avatar",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data0 === "string"){
if(func0(data0) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/avatar",keyword:"maxLength",params:{limit: 500}});
errors++;
}
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func0(data1) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 32}});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.merId !== undefined){
let data2 = data.merId;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/merId",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/merId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/merId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.phone !== undefined){
let data3 = data.phone;
if(typeof data3 === "string"){
if(func0(data3) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"maxLength",params:{limit: 20}});
errors++;
}
if(func0(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern1.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.uid !== undefined){
let data4 = data.uid;
if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/uid",keyword:"type",params:{}});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/uid",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/uid",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.role !== undefined){
let data5 = data.role;
if(Array.isArray(data5)){
if(data5.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(!((((((data6 === 1) || (data6 === 2)) || (data6 === 3)) || (data6 === 4)) || (data6 === 5)) || (data6 === 6))){
(vErrors ??= []).push({instancePath:instancePath+"/role/" + i0,keyword:"enum",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "boolean"}});
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
if(!(((((((key0 === "avatar") || (key0 === "name")) || (key0 === "merId")) || (key0 === "phone")) || (key0 === "uid")) || (key0 === "role")) || (key0 === "status"))){
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
if(!(((((((key0 === "avatar") || (key0 === "name")) || (key0 === "merId")) || (key0 === "phone")) || (key0 === "uid")) || (key0 === "role")) || (key0 === "status"))){
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
