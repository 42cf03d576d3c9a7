// Made from schemas/distribution/brokerageRecord.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const query = validate0;
const pattern0 = new RegExp("^(?:id|price):(?:asc|desc)$", "u");
const pattern1 = new RegExp("^[1-9]\\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "page") || (key0 === "limit")) || (key0 === "orderBy")) || (key0 === "uid")) || (key0 === "dateLimit")) || (key0 === "type")) || (key0 === "keywords"))){
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
if(data.uid !== undefined){
let data3 = data.uid;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/uid",keyword:"type",params:{}});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/uid",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/uid",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.dateLimit !== undefined){
let data4 = data.dateLimit;
const _errs11 = errors;
let valid1 = false;
const _errs12 = errors;
if(!((((((((((((data4 === "today") || (data4 === "yesterday")) || (data4 === "lately7")) || (data4 === "lately30")) || (data4 === "lately90")) || (data4 === "lately180")) || (data4 === "week")) || (data4 === "preWeek")) || (data4 === "month")) || (data4 === "preMonth")) || (data4 === "year")) || (data4 === "preYear"))){
(vErrors ??= []).push({instancePath:instancePath+"/dateLimit",keyword:"enum",params:{}});
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs13 = errors;
if(Array.isArray(data4)){
if(data4.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/dateLimit",keyword:"maxItems",params:{limit: 2}});
errors++;
}
if(data4.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/dateLimit",keyword:"minItems",params:{limit: 2}});
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/dateLimit/" + i0,keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dateLimit/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data4[0] > data4[1]){
(vErrors ??= []).push({instancePath:instancePath+"/dateLimit",keyword:"ordered",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dateLimit",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs17 = errors;
if(data4 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/dateLimit",keyword:"type",params:{type: "null"}});
errors++;
}
var _valid0 = _errs17 === errors;
valid1 = valid1 || _valid0;
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/dateLimit",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.type !== undefined){
let data6 = data.type;
if(!((((data6 === 0) || (data6 === 1)) || (data6 === 2)) || (data6 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{}});
errors++;
}
}
if(data.keywords !== undefined){
let data7 = data.keywords;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/keywords",keyword:"type",params:{}});
errors++;
}
if(typeof data7 === "string"){
if(func0(data7) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/keywords",keyword:"maxLength",params:{limit: 255}});
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
