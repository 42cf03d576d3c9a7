// Made from schemas/order/refund.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func1 } from '../runtime.js';
export const query = validate0;
const schema0 = {"properties":{"page":{},"limit":{},"orderBy":{},"refundOrderNo":{},"orderNo":{},"dateLimit":{},"searchType":{},"content":{},"merId":{},"trackingNumber":{},"refundStatus":{}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^(?:id):(?:asc|desc)$", "u");
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
if(data.refundOrderNo !== undefined){
let data3 = data.refundOrderNo;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/refundOrderNo",keyword:"type",params:{}});
errors++;
}
if(typeof data3 === "string"){
if(func1(data3) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/refundOrderNo",keyword:"maxLength",params:{limit: 255}});
errors++;
}
}
}
if(data.orderNo !== undefined){
let data4 = data.orderNo;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/orderNo",keyword:"type",params:{}});
errors++;
}
if(typeof data4 === "string"){
if(func1(data4) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/orderNo",keyword:"maxLength",params:{limit: 255}});
errors++;
}
}
}
if(data.dateLimit !== undefined){
let data5 = data.dateLimit;
const _errs13 = errors;
let valid1 = false;
const _errs14 = errors;
if(!((((((((((((data5 === "today") || (data5 === "yesterday")) || (data5 === "lately7")) || (data5 === "lately30")) || (data5 === "lately90")) || (data5 === "lately180")) || (data5 === "week")) || (data5 === "preWeek")) || (data5 === "month")) || (data5 === "preMonth")) || (data5 === "year")) || (data5 === "preYear"))){
(vErrors ??= []).push({instancePath:instancePath+"/dateLimit",keyword:"enum",params:{}});
errors++;
}
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs15 = errors;
if(Array.isArray(data5)){
if(data5.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/dateLimit",keyword:"maxItems",params:{limit: 2}});
errors++;
}
if(data5.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/dateLimit",keyword:"minItems",params:{limit: 2}});
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(!pattern1.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/dateLimit/" + i0,keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dateLimit/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data5[0] > data5[1]){
(vErrors ??= []).push({instancePath:instancePath+"/dateLimit",keyword:"ordered",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dateLimit",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid0 = _errs15 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs19 = errors;
if(data5 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/dateLimit",keyword:"type",params:{type: "null"}});
errors++;
}
var _valid0 = _errs19 === errors;
valid1 = valid1 || _valid0;
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/dateLimit",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
if(data.searchType !== undefined){
let data7 = data.searchType;
if(!(((((data7 === "all") || (data7 === "uid")) || (data7 === "phone")) || (data7 === "nickname")) || (data7 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/searchType",keyword:"enum",params:{}});
errors++;
}
}
if(data.content !== undefined){
let data8 = data.content;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/content",keyword:"type",params:{}});
errors++;
}
if(typeof data8 === "string"){
if(func1(data8) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/content",keyword:"maxLength",params:{limit: 255}});
errors++;
}
}
}
if(data.merId !== undefined){
let data9 = data.merId;
if((!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))) && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/merId",keyword:"type",params:{}});
errors++;
}
if(typeof data9 == "number"){
if(data9 > 9007199254740991 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/merId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data9 < 1 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/merId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.trackingNumber !== undefined){
let data10 = data.trackingNumber;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/trackingNumber",keyword:"type",params:{}});
errors++;
}
if(typeof data10 === "string"){
if(func1(data10) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/trackingNumber",keyword:"maxLength",params:{limit: 255}});
errors++;
}
}
}
if(data.refundStatus !== undefined){
let data11 = data.refundStatus;
if(!((((((((data11 === 9) || (data11 === 0)) || (data11 === 2)) || (data11 === 4)) || (data11 === 5)) || (data11 === 6)) || (data11 === 1)) || (data11 === 3))){
(vErrors ??= []).push({instancePath:instancePath+"/refundStatus",keyword:"enum",params:{}});
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
export const action_mark = validate1;
const pattern2 = new RegExp("^\\S+$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.remark === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "remark"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "remark")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.remark !== undefined){
let data0 = data.remark;
if(typeof data0 === "string"){
if(func1(data0) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"maxLength",params:{limit: 50}});
errors++;
}
if(func1(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern2.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"type",params:{type: "string"}});
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
export const actions = { mark: action_mark };
