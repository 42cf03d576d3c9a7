// Made from schemas/operation/sensitiveLog.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const query = validate0;
const pattern0 = new RegExp("^(?:id):(?:asc|desc)$", "u");
const pattern1 = new RegExp("^[1-9]\\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "page") || (key0 === "limit")) || (key0 === "orderBy")) || (key0 === "createTime")) || (key0 === "adminAccount")) || (key0 === "methodType")) || (key0 === "status"))){
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
if(data.createTime !== undefined){
let data3 = data.createTime;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(!((((((((((((data3 === "today") || (data3 === "yesterday")) || (data3 === "lately7")) || (data3 === "lately30")) || (data3 === "lately90")) || (data3 === "lately180")) || (data3 === "week")) || (data3 === "preWeek")) || (data3 === "month")) || (data3 === "preMonth")) || (data3 === "year")) || (data3 === "preYear"))){
(vErrors ??= []).push({instancePath:instancePath+"/createTime",keyword:"enum",params:{}});
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs11 = errors;
if(Array.isArray(data3)){
if(data3.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/createTime",keyword:"maxItems",params:{limit: 2}});
errors++;
}
if(data3.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/createTime",keyword:"minItems",params:{limit: 2}});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/createTime/" + i0,keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/createTime/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data3[0] > data3[1]){
(vErrors ??= []).push({instancePath:instancePath+"/createTime",keyword:"ordered",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/createTime",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs15 = errors;
if(data3 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/createTime",keyword:"type",params:{type: "null"}});
errors++;
}
var _valid0 = _errs15 === errors;
valid1 = valid1 || _valid0;
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/createTime",keyword:"anyOf",params:{}});
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
if(data.adminAccount !== undefined){
let data5 = data.adminAccount;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/adminAccount",keyword:"type",params:{}});
errors++;
}
if(typeof data5 === "string"){
if(func0(data5) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/adminAccount",keyword:"maxLength",params:{limit: 255}});
errors++;
}
}
}
if(data.methodType !== undefined){
let data6 = data.methodType;
if(!((((((data6 === "ADD") || (data6 === "UPDATE")) || (data6 === "DELETE")) || (data6 === "RESTORE")) || (data6 === "LOGIN")) || (data6 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/methodType",keyword:"enum",params:{}});
errors++;
}
}
if(data.status !== undefined){
let data7 = data.status;
if(!(((data7 === 0) || (data7 === 1)) || (data7 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{}});
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
