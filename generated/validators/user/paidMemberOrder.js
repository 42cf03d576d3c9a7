// Made from schemas/user/paidMemberOrder.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func1 } from '../runtime.js';
export const query = validate0;
const schema0 = {"properties":{"page":{},"limit":{},"orderBy":{},"dateLimit":{},"payType":{},"payStatus":{},"orderNo":{},"cardName":{},"searchType":{},"content":{}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^(?:id|paid|payTime):(?:asc|desc)$", "u");
const pattern1 = new RegExp("^[1-9]\\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.page !== undefined){
let data0 = data.page;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/page",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/page",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.limit !== undefined){
let data1 = data.limit;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9999 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 9999}});
errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.orderBy !== undefined){
let data2 = data.orderBy;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/orderBy",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/orderBy",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.dateLimit !== undefined){
let data3 = data.dateLimit;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(!((((((((((((data3 === "today") || (data3 === "yesterday")) || (data3 === "lately7")) || (data3 === "lately30")) || (data3 === "lately90")) || (data3 === "lately180")) || (data3 === "week")) || (data3 === "preWeek")) || (data3 === "month")) || (data3 === "preMonth")) || (data3 === "year")) || (data3 === "preYear"))){
(vErrors ??= []).push({instancePath:instancePath+"/dateLimit",keyword:"enum",params:{}});
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs11 = errors;
if(Array.isArray(data3)){
if(data3.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/dateLimit",keyword:"maxItems",params:{limit: 2}});
errors++;
}
if(data3.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/dateLimit",keyword:"minItems",params:{limit: 2}});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/dateLimit/" + i0,keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dateLimit/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data3[0] > data3[1]){
(vErrors ??= []).push({instancePath:instancePath+"/dateLimit",keyword:"ordered",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dateLimit",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs15 = errors;
if(data3 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/dateLimit",keyword:"type",params:{type: "null"}});
errors++;
}
var _valid0 = _errs15 === errors;
valid1 = valid1 || _valid0;
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/dateLimit",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.payType !== undefined){
let data5 = data.payType;
if(!(((((data5 === "weixin") || (data5 === "alipay")) || (data5 === "give")) || (data5 === "yue")) || (data5 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/payType",keyword:"enum",params:{}});
errors++;
}
}
if(data.payStatus !== undefined){
let data6 = data.payStatus;
if(!(((data6 === true) || (data6 === false)) || (data6 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/payStatus",keyword:"enum",params:{}});
errors++;
}
}
if(data.orderNo !== undefined){
let data7 = data.orderNo;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/orderNo",keyword:"type",params:{}});
errors++;
}
if(typeof data7 === "string"){
if(func1(data7) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/orderNo",keyword:"maxLength",params:{limit: 255}});
errors++;
}
}
}
if(data.cardName !== undefined){
let data8 = data.cardName;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/cardName",keyword:"type",params:{}});
errors++;
}
if(typeof data8 === "string"){
if(func1(data8) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/cardName",keyword:"maxLength",params:{limit: 255}});
errors++;
}
}
}
if(data.searchType !== undefined){
let data9 = data.searchType;
if(!(((((data9 === "all") || (data9 === "uid")) || (data9 === "phone")) || (data9 === "nickname")) || (data9 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/searchType",keyword:"enum",params:{}});
errors++;
}
}
if(data.content !== undefined){
let data10 = data.content;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/content",keyword:"type",params:{}});
errors++;
}
if(typeof data10 === "string"){
if(func1(data10) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/content",keyword:"maxLength",params:{limit: 255}});
errors++;
}
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
