// Made from schemas/user/paidMemberCard.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const create = validate0;
const schema0 = {"properties":{"name":{},"label":{},"type":{},"deadlineDay":{},"originalPrice":{},"price":{},"giftBalance":{},"isFirstChargeGive":{},"sort":{},"status":{}}};
const pattern0 = new RegExp("^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(!((data0 === 0) || (data0 === 1))){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.deadlineDay === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "deadlineDay"}});
errors++;
}
if(data.deadlineDay !== undefined){
let data1 = data.deadlineDay;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/deadlineDay",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9999 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/deadlineDay",keyword:"maximum",params:{comparison: "<=", limit: 9999}});
errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/deadlineDay",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.originalPrice === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "originalPrice"}});
errors++;
}
if(data.price === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "price"}});
errors++;
}
if(data.giftBalance === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "giftBalance"}});
errors++;
}
if(data.isFirstChargeGive === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "isFirstChargeGive"}});
errors++;
}
if(data.sort === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sort"}});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});
errors++;
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(func0(data2) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 10}});
errors++;
}
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.label !== undefined){
let data3 = data.label;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"type",params:{}});
errors++;
}
if(typeof data3 === "string"){
if(func0(data3) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 10}});
errors++;
}
}
}
if(data.type !== undefined){
let data4 = data.type;
if(!(((data4 === 0) || (data4 === 1)) || (data4 === 2))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{}});
errors++;
}
}
if(data.deadlineDay !== undefined){
let data5 = data.deadlineDay;
if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/deadlineDay",keyword:"type",params:{}});
errors++;
}
if(typeof data5 == "number"){
if(data5 > 9999 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/deadlineDay",keyword:"maximum",params:{comparison: "<=", limit: 9999}});
errors++;
}
if(data5 < 1 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/deadlineDay",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.originalPrice !== undefined){
let data6 = data.originalPrice;
if(typeof data6 == "number"){
if(!(+data6 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/originalPrice",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data6 <= 99999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/originalPrice",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/originalPrice",keyword:"pattern",params:{}});
errors++;
}
if(!(+data6 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/originalPrice",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data6 <= 99999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/originalPrice",keyword:"decimalMaximum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/originalPrice",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.price !== undefined){
let data7 = data.price;
if(typeof data7 == "number"){
if(!(+data7 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/price",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data7 <= 99999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/price",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/price",keyword:"pattern",params:{}});
errors++;
}
if(!(+data7 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/price",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data7 <= 99999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/price",keyword:"decimalMaximum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/price",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.giftBalance !== undefined){
let data8 = data.giftBalance;
if(typeof data8 == "number"){
if(!(+data8 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/giftBalance",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data8 <= 999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/giftBalance",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/giftBalance",keyword:"pattern",params:{}});
errors++;
}
if(!(+data8 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/giftBalance",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data8 <= 999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/giftBalance",keyword:"decimalMaximum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/giftBalance",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.isFirstChargeGive !== undefined){
if(typeof data.isFirstChargeGive !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isFirstChargeGive",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.sort !== undefined){
let data10 = data.sort;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data10 == "number"){
if(data10 > 9999 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"maximum",params:{comparison: "<=", limit: 9999}});
errors++;
}
if(data10 < 0 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
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
const func3 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func3.call(schema0.properties, key0))){
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
const schema2 = {"properties":{"name":{},"label":{},"type":{},"deadlineDay":{},"originalPrice":{},"price":{},"giftBalance":{},"isFirstChargeGive":{},"sort":{},"status":{}}};
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func3.call(schema2.properties, key0))){
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
