// Made from schemas/marketing/activityOrder.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const action_mark = validate0;
const pattern0 = new RegExp("^\\S+$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(func0(data0) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"maxLength",params:{limit: 50}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data0)){
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
validate0.errors = vErrors;
return errors === 0;
}
export const action_refund = validate1;
const pattern1 = new RegExp("^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.refundPrice === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "refundPrice"}});
errors++;
}
if(data.refundIntegral === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "refundIntegral"}});
errors++;
}
if(data.reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reason"}});
errors++;
}
for(const key0 in data){
if(!(((key0 === "refundPrice") || (key0 === "refundIntegral")) || (key0 === "reason"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.refundPrice !== undefined){
let data0 = data.refundPrice;
if(typeof data0 == "number"){
if(!(+data0 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/refundPrice",keyword:"decimalMinimum",params:{}});
errors++;
}
}
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/refundPrice",keyword:"pattern",params:{}});
errors++;
}
if(!(+data0 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/refundPrice",keyword:"decimalMinimum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/refundPrice",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.refundIntegral !== undefined){
let data1 = data.refundIntegral;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/refundIntegral",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/refundIntegral",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/refundIntegral",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.reason !== undefined){
let data2 = data.reason;
if(typeof data2 === "string"){
if(func0(data2) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 50}});
errors++;
}
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}});
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
export const action_register = validate2;
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderNo === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "orderNo"}});
errors++;
}
if(data.activityId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "activityId"}});
errors++;
}
if(data.uid === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "uid"}});
errors++;
}
if(data.num === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "num"}});
errors++;
}
if(data.answers === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "answers"}});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "orderNo") || (key0 === "activityId")) || (key0 === "uid")) || (key0 === "num")) || (key0 === "answers"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.orderNo !== undefined){
let data0 = data.orderNo;
if(typeof data0 === "string"){
if(func0(data0) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/orderNo",keyword:"maxLength",params:{limit: 32}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/orderNo",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/orderNo",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.activityId !== undefined){
let data1 = data.activityId;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/activityId",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/activityId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/activityId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.uid !== undefined){
let data2 = data.uid;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/uid",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/uid",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/uid",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.num !== undefined){
let data3 = data.num;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/num",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 99 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/num",keyword:"maximum",params:{comparison: "<=", limit: 99}});
errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/num",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.answers !== undefined){
let data4 = data.answers;
if(Array.isArray(data4)){
if(data4.length > 990){
(vErrors ??= []).push({instancePath:instancePath+"/answers",keyword:"maxItems",params:{limit: 990}});
errors++;
}
if(data4.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/answers",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.person === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/answers/" + i0,keyword:"required",params:{missingProperty: "person"}});
errors++;
}
if(data5.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/answers/" + i0,keyword:"required",params:{missingProperty: "label"}});
errors++;
}
for(const key1 in data5){
if(!(((key1 === "person") || (key1 === "label")) || (key1 === "value"))){
(vErrors ??= []).push({instancePath:instancePath+"/answers/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}});
errors++;
}
}
if(data5.person !== undefined){
let data6 = data5.person;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/answers/" + i0+"/person",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 99 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/answers/" + i0+"/person",keyword:"maximum",params:{comparison: "<=", limit: 99}});
errors++;
}
if(data6 < 1 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/answers/" + i0+"/person",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data5.label !== undefined){
let data7 = data5.label;
if(typeof data7 === "string"){
if(func0(data7) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/answers/" + i0+"/label",keyword:"maxLength",params:{limit: 10}});
errors++;
}
if(func0(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/answers/" + i0+"/label",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/answers/" + i0+"/label",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data5.value !== undefined){
let data8 = data5.value;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/answers/" + i0+"/value",keyword:"type",params:{}});
errors++;
}
if(typeof data8 === "string"){
if(func0(data8) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/answers/" + i0+"/value",keyword:"maxLength",params:{limit: 100}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/answers/" + i0,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/answers",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
export const action_pay = validate3;
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payType !== undefined){
const _errs5 = errors;
const _errs6 = errors;
if("yue" !== data.payType){
(vErrors ??= []).push({});
errors++;
}
var valid3 = _errs6 === errors;
if(valid3){
(vErrors ??= []).push({});
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
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
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.outTradeNo === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "outTradeNo"}});
errors++;
}
if(data.outTradeNo !== undefined){
let data1 = data.outTradeNo;
if(typeof data1 === "string"){
if(func0(data1) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/outTradeNo",keyword:"maxLength",params:{limit: 32}});
errors++;
}
if(func0(data1) < 1){
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
var _valid0 = _errs7 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
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
for(const key0 in data){
if(!((((key0 === "payPrice") || (key0 === "payType")) || (key0 === "payChannel")) || (key0 === "outTradeNo"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.payPrice !== undefined){
let data2 = data.payPrice;
if(typeof data2 == "number"){
if(!(+data2 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/payPrice",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data2 <= 99999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/payPrice",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/payPrice",keyword:"pattern",params:{}});
errors++;
}
if(!(+data2 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/payPrice",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data2 <= 99999999.99)){
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
let data3 = data.payType;
if(!(((data3 === "weixin") || (data3 === "alipay")) || (data3 === "yue"))){
(vErrors ??= []).push({instancePath:instancePath+"/payType",keyword:"enum",params:{}});
errors++;
}
}
if(data.payChannel !== undefined){
let data4 = data.payChannel;
if(!((((((((data4 === "public") || (data4 === "h5")) || (data4 === "mini")) || (data4 === "wechatIos")) || (data4 === "wechatAndroid")) || (data4 === "alipay")) || (data4 === "alipayApp")) || (data4 === "yue"))){
(vErrors ??= []).push({instancePath:instancePath+"/payChannel",keyword:"enum",params:{}});
errors++;
}
}
if(data.outTradeNo !== undefined){
let data5 = data.outTradeNo;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/outTradeNo",keyword:"type",params:{}});
errors++;
}
const _errs17 = errors;
let valid6 = true;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data5 === "string"){
if(func0(data5) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid1 = _errs18 === errors;
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs20 = errors;
if(typeof data5 === "string"){
if(func0(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/outTradeNo",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
var _valid1 = _errs20 === errors;
valid6 = _valid1;
}
if(!valid6){
(vErrors ??= []).push({instancePath:instancePath+"/outTradeNo",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data5 === "string"){
if(func0(data5) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/outTradeNo",keyword:"maxLength",params:{limit: 32}});
errors++;
}
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
export const action_askRefund = validate4;
const pattern3 = new RegExp("^(?:(?:https?:)?//[^\\s<>\"']+|/?[^\\s<>\"'/:\\\\][^\\s<>\"':\\\\]*)$", "u");
function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.refundOrderNo === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "refundOrderNo"}});
errors++;
}
if(data.reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reason"}});
errors++;
}
for(const key0 in data){
if(!((((key0 === "refundOrderNo") || (key0 === "reason")) || (key0 === "explain")) || (key0 === "images"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.refundOrderNo !== undefined){
let data0 = data.refundOrderNo;
if(typeof data0 === "string"){
if(func0(data0) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/refundOrderNo",keyword:"maxLength",params:{limit: 32}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/refundOrderNo",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/refundOrderNo",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.reason !== undefined){
let data1 = data.reason;
if(typeof data1 === "string"){
if(func0(data1) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 50}});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.explain !== undefined){
let data2 = data.explain;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/explain",keyword:"type",params:{}});
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/explain",keyword:"maxLength",params:{limit: 255}});
errors++;
}
}
}
if(data.images !== undefined){
let data3 = data.images;
if(Array.isArray(data3)){
if(data3.length > 9){
(vErrors ??= []).push({instancePath:instancePath+"/images",keyword:"maxItems",params:{limit: 9}});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func0(data4) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/images/" + i0,keyword:"maxLength",params:{limit: 500}});
errors++;
}
if(!pattern3.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/images/" + i0,keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/images/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/images",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
export const actions = { mark: action_mark, refund: action_refund, register: action_register, pay: action_pay, askRefund: action_askRefund };
