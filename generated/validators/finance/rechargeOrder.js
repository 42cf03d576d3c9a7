// Made from schemas/finance/rechargeOrder.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const action_place = validate0;
const pattern0 = new RegExp("^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.uid === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "uid"}});
errors++;
}
for(const key0 in data){
if(!(((key0 === "uid") || (key0 === "packageId")) || (key0 === "price"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.uid !== undefined){
let data0 = data.uid;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/uid",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/uid",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/uid",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.packageId !== undefined){
let data1 = data.packageId;
if((!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))) && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/packageId",keyword:"type",params:{}});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/packageId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/packageId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.price !== undefined){
let data2 = data.price;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/price",keyword:"type",params:{}});
errors++;
}
const _errs8 = errors;
let valid1 = true;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func0(data2) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid0 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs11 = errors;
if(typeof data2 == "number"){
if(!(+data2 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/price",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data2 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/price",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/price",keyword:"pattern",params:{}});
errors++;
}
if(!(+data2 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/price",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data2 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/price",keyword:"decimalMaximum",params:{}});
errors++;
}
}
var _valid0 = _errs11 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/price",keyword:"if",params:{failingKeyword: "then"}});
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
export const action_pay = validate1;
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payPrice === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payPrice"}});
errors++;
}
if(data.payType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payType"}});
errors++;
}
if(data.payChannel === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payChannel"}});
errors++;
}
if(data.outTradeNo === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "outTradeNo"}});
errors++;
}
for(const key0 in data){
if(!((((key0 === "payPrice") || (key0 === "payType")) || (key0 === "payChannel")) || (key0 === "outTradeNo"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.payPrice !== undefined){
let data0 = data.payPrice;
if(typeof data0 == "number"){
if(!(+data0 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/payPrice",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data0 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/payPrice",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/payPrice",keyword:"pattern",params:{}});
errors++;
}
if(!(+data0 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/payPrice",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data0 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/payPrice",keyword:"decimalMaximum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payPrice",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.payType !== undefined){
let data1 = data.payType;
if(!((data1 === "weixin") || (data1 === "alipay"))){
(vErrors ??= []).push({instancePath:instancePath+"/payType",keyword:"enum",params:{}});
errors++;
}
}
if(data.payChannel !== undefined){
let data2 = data.payChannel;
if(!(((((((data2 === "public") || (data2 === "h5")) || (data2 === "mini")) || (data2 === "wechatIos")) || (data2 === "wechatAndroid")) || (data2 === "alipay")) || (data2 === "alipayApp"))){
(vErrors ??= []).push({instancePath:instancePath+"/payChannel",keyword:"enum",params:{}});
errors++;
}
}
if(data.outTradeNo !== undefined){
let data3 = data.outTradeNo;
if(typeof data3 === "string"){
if(func0(data3) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/outTradeNo",keyword:"maxLength",params:{limit: 32}});
errors++;
}
if(func0(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/outTradeNo",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/outTradeNo",keyword:"type",params:{type: "string"}});
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
export const actions = { place: action_place, pay: action_pay };
