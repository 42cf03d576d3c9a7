// Made from schemas/finance/merchantClosingRecord.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const action_audit = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.auditStatus === undefined) && (missing0 = "auditStatus")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.auditStatus !== undefined){
if(2 !== data.auditStatus){
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
if(data.refusalReason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "refusalReason"}});
errors++;
}
if(data.refusalReason !== undefined){
let data1 = data.refusalReason;
if(typeof data1 === "string"){
if(func0(data1) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/refusalReason",keyword:"maxLength",params:{limit: 50}});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/refusalReason",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/refusalReason",keyword:"type",params:{type: "string"}});
errors++;
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
if(data.auditStatus === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "auditStatus"}});
errors++;
}
for(const key0 in data){
if(!((key0 === "auditStatus") || (key0 === "refusalReason"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.auditStatus !== undefined){
let data2 = data.auditStatus;
if(!(((data2 === 0) || (data2 === 1)) || (data2 === 2))){
(vErrors ??= []).push({instancePath:instancePath+"/auditStatus",keyword:"enum",params:{}});
errors++;
}
}
if(data.refusalReason !== undefined){
let data3 = data.refusalReason;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/refusalReason",keyword:"type",params:{}});
errors++;
}
const _errs12 = errors;
let valid5 = true;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data3 === "string"){
if(func0(data3) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid1 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs15 = errors;
if(typeof data3 === "string"){
if(func0(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/refusalReason",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
var _valid1 = _errs15 === errors;
valid5 = _valid1;
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/refusalReason",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data3 === "string"){
if(func0(data3) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/refusalReason",keyword:"maxLength",params:{limit: 50}});
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
export const action_proof = validate1;
const pattern0 = new RegExp("^(?:(?:https?:)?//[^\\s<>\"']+|/?[^\\s<>\"'/:\\\\][^\\s<>\"':\\\\]*)$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.closingProof === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "closingProof"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "closingProof")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.closingProof !== undefined){
let data0 = data.closingProof;
if(Array.isArray(data0)){
if(data0.length > 6){
(vErrors ??= []).push({instancePath:instancePath+"/closingProof",keyword:"maxItems",params:{limit: 6}});
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/closingProof",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func0(data1) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/closingProof/" + i0,keyword:"maxLength",params:{limit: 500}});
errors++;
}
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/closingProof/" + i0,keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/closingProof/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/closingProof",keyword:"type",params:{type: "array"}});
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
export const action_remark = validate2;
const pattern1 = new RegExp("^\\S+$", "u");
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!pattern1.test(data0)){
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
validate2.errors = vErrors;
return errors === 0;
}
export const action_ask = validate3;
const schema3 = {"properties":{"merId":{},"amount":{},"closingType":{},"closingName":{},"closingBank":{},"closingBankCard":{},"wechatNo":{},"alipayAccount":{},"realName":{},"paymentCode":{},"mark":{}}};
const func20 = Object.prototype.hasOwnProperty;
const pattern2 = new RegExp("^\\d{8,30}$", "u");
const pattern3 = new RegExp("^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$", "u");
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.closingType === undefined) && (missing0 = "closingType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.closingType !== undefined){
if("bank" !== data.closingType){
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
if(data.closingName === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "closingName"}});
errors++;
}
if(data.closingName !== undefined){
let data1 = data.closingName;
if(typeof data1 === "string"){
if(func0(data1) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/closingName",keyword:"maxLength",params:{limit: 32}});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/closingName",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/closingName",keyword:"type",params:{type: "string"}});
errors++;
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
const _errs9 = errors;
let valid4 = true;
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.closingType === undefined) && (missing1 = "closingType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.closingType !== undefined){
if("bank" !== data.closingType){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid1 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.closingBank === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "closingBank"}});
errors++;
}
if(data.closingBank !== undefined){
let data3 = data.closingBank;
if(typeof data3 === "string"){
if(func0(data3) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/closingBank",keyword:"maxLength",params:{limit: 32}});
errors++;
}
if(func0(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/closingBank",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/closingBank",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
var _valid1 = _errs12 === errors;
valid4 = _valid1;
}
if(!valid4){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs16 = errors;
let valid7 = true;
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.closingType === undefined) && (missing2 = "closingType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.closingType !== undefined){
if("bank" !== data.closingType){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid2 = _errs17 === errors;
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.closingBankCard === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "closingBankCard"}});
errors++;
}
if(data.closingBankCard !== undefined){
let data5 = data.closingBankCard;
if(typeof data5 === "string"){
if(func0(data5) > 30){
(vErrors ??= []).push({instancePath:instancePath+"/closingBankCard",keyword:"maxLength",params:{limit: 30}});
errors++;
}
if(func0(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/closingBankCard",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern2.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/closingBankCard",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/closingBankCard",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
var _valid2 = _errs19 === errors;
valid7 = _valid2;
}
if(!valid7){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs23 = errors;
let valid10 = true;
const _errs24 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.closingType === undefined) && (missing3 = "closingType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.closingType !== undefined){
if("wechat" !== data.closingType){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid3 = _errs24 === errors;
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs26 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.wechatNo === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "wechatNo"}});
errors++;
}
if(data.wechatNo !== undefined){
let data7 = data.wechatNo;
if(typeof data7 === "string"){
if(func0(data7) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/wechatNo",keyword:"maxLength",params:{limit: 64}});
errors++;
}
if(func0(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/wechatNo",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/wechatNo",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
var _valid3 = _errs26 === errors;
valid10 = _valid3;
}
if(!valid10){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs30 = errors;
let valid13 = true;
const _errs31 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.closingType === undefined) && (missing4 = "closingType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.closingType !== undefined){
if("alipay" !== data.closingType){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid4 = _errs31 === errors;
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs33 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.alipayAccount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "alipayAccount"}});
errors++;
}
if(data.alipayAccount !== undefined){
let data9 = data.alipayAccount;
if(typeof data9 === "string"){
if(func0(data9) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/alipayAccount",keyword:"maxLength",params:{limit: 64}});
errors++;
}
if(func0(data9) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/alipayAccount",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/alipayAccount",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
var _valid4 = _errs33 === errors;
valid13 = _valid4;
}
if(!valid13){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs37 = errors;
let valid16 = true;
const _errs38 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.closingType === undefined) && (missing5 = "closingType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.closingType !== undefined){
let data10 = data.closingType;
if(!((data10 === "wechat") || (data10 === "alipay"))){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid5 = _errs38 === errors;
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs40 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.realName === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "realName"}});
errors++;
}
if(data.realName !== undefined){
let data11 = data.realName;
if(typeof data11 === "string"){
if(func0(data11) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/realName",keyword:"maxLength",params:{limit: 32}});
errors++;
}
if(func0(data11) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/realName",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/realName",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
var _valid5 = _errs40 === errors;
valid16 = _valid5;
}
if(!valid16){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.merId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "merId"}});
errors++;
}
if(data.amount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "amount"}});
errors++;
}
if(data.closingType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "closingType"}});
errors++;
}
for(const key0 in data){
if(!(func20.call(schema3.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.merId !== undefined){
let data12 = data.merId;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
(vErrors ??= []).push({instancePath:instancePath+"/merId",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data12 == "number"){
if(data12 > 9007199254740991 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/merId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data12 < 1 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/merId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.amount !== undefined){
let data13 = data.amount;
if(typeof data13 == "number"){
if(!(+data13 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data13 <= 99999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data13 === "string"){
if(!pattern3.test(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"pattern",params:{}});
errors++;
}
if(!(+data13 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data13 <= 99999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"decimalMaximum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.closingType !== undefined){
let data14 = data.closingType;
if(!(((data14 === "bank") || (data14 === "wechat")) || (data14 === "alipay"))){
(vErrors ??= []).push({instancePath:instancePath+"/closingType",keyword:"enum",params:{}});
errors++;
}
}
if(data.closingName !== undefined){
let data15 = data.closingName;
if((typeof data15 !== "string") && (data15 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/closingName",keyword:"type",params:{}});
errors++;
}
const _errs51 = errors;
let valid20 = true;
const _errs52 = errors;
if(errors === _errs52){
if(typeof data15 === "string"){
if(func0(data15) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid6 = _errs52 === errors;
errors = _errs51;
if(vErrors !== null){
if(_errs51){
vErrors.length = _errs51;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs54 = errors;
if(typeof data15 === "string"){
if(func0(data15) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/closingName",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
var _valid6 = _errs54 === errors;
valid20 = _valid6;
}
if(!valid20){
(vErrors ??= []).push({instancePath:instancePath+"/closingName",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data15 === "string"){
if(func0(data15) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/closingName",keyword:"maxLength",params:{limit: 32}});
errors++;
}
}
}
if(data.closingBank !== undefined){
let data16 = data.closingBank;
if((typeof data16 !== "string") && (data16 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/closingBank",keyword:"type",params:{}});
errors++;
}
const _errs57 = errors;
let valid21 = true;
const _errs58 = errors;
if(errors === _errs58){
if(typeof data16 === "string"){
if(func0(data16) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid7 = _errs58 === errors;
errors = _errs57;
if(vErrors !== null){
if(_errs57){
vErrors.length = _errs57;
}
else {
vErrors = null;
}
}
if(_valid7){
const _errs60 = errors;
if(typeof data16 === "string"){
if(func0(data16) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/closingBank",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
var _valid7 = _errs60 === errors;
valid21 = _valid7;
}
if(!valid21){
(vErrors ??= []).push({instancePath:instancePath+"/closingBank",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data16 === "string"){
if(func0(data16) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/closingBank",keyword:"maxLength",params:{limit: 32}});
errors++;
}
}
}
if(data.closingBankCard !== undefined){
let data17 = data.closingBankCard;
if((typeof data17 !== "string") && (data17 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/closingBankCard",keyword:"type",params:{}});
errors++;
}
const _errs63 = errors;
let valid22 = true;
const _errs64 = errors;
if(errors === _errs64){
if(typeof data17 === "string"){
if(func0(data17) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid8 = _errs64 === errors;
errors = _errs63;
if(vErrors !== null){
if(_errs63){
vErrors.length = _errs63;
}
else {
vErrors = null;
}
}
if(_valid8){
const _errs66 = errors;
if(typeof data17 === "string"){
if(!pattern2.test(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/closingBankCard",keyword:"pattern",params:{}});
errors++;
}
}
var _valid8 = _errs66 === errors;
valid22 = _valid8;
}
if(!valid22){
(vErrors ??= []).push({instancePath:instancePath+"/closingBankCard",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data17 === "string"){
if(func0(data17) > 30){
(vErrors ??= []).push({instancePath:instancePath+"/closingBankCard",keyword:"maxLength",params:{limit: 30}});
errors++;
}
}
}
if(data.wechatNo !== undefined){
let data18 = data.wechatNo;
if((typeof data18 !== "string") && (data18 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/wechatNo",keyword:"type",params:{}});
errors++;
}
const _errs69 = errors;
let valid23 = true;
const _errs70 = errors;
if(errors === _errs70){
if(typeof data18 === "string"){
if(func0(data18) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid9 = _errs70 === errors;
errors = _errs69;
if(vErrors !== null){
if(_errs69){
vErrors.length = _errs69;
}
else {
vErrors = null;
}
}
if(_valid9){
const _errs72 = errors;
if(typeof data18 === "string"){
if(func0(data18) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/wechatNo",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
var _valid9 = _errs72 === errors;
valid23 = _valid9;
}
if(!valid23){
(vErrors ??= []).push({instancePath:instancePath+"/wechatNo",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data18 === "string"){
if(func0(data18) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/wechatNo",keyword:"maxLength",params:{limit: 64}});
errors++;
}
}
}
if(data.alipayAccount !== undefined){
let data19 = data.alipayAccount;
if((typeof data19 !== "string") && (data19 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/alipayAccount",keyword:"type",params:{}});
errors++;
}
const _errs75 = errors;
let valid24 = true;
const _errs76 = errors;
if(errors === _errs76){
if(typeof data19 === "string"){
if(func0(data19) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid10 = _errs76 === errors;
errors = _errs75;
if(vErrors !== null){
if(_errs75){
vErrors.length = _errs75;
}
else {
vErrors = null;
}
}
if(_valid10){
const _errs78 = errors;
if(typeof data19 === "string"){
if(func0(data19) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/alipayAccount",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
var _valid10 = _errs78 === errors;
valid24 = _valid10;
}
if(!valid24){
(vErrors ??= []).push({instancePath:instancePath+"/alipayAccount",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data19 === "string"){
if(func0(data19) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/alipayAccount",keyword:"maxLength",params:{limit: 64}});
errors++;
}
}
}
if(data.realName !== undefined){
let data20 = data.realName;
if((typeof data20 !== "string") && (data20 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/realName",keyword:"type",params:{}});
errors++;
}
const _errs81 = errors;
let valid25 = true;
const _errs82 = errors;
if(errors === _errs82){
if(typeof data20 === "string"){
if(func0(data20) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid11 = _errs82 === errors;
errors = _errs81;
if(vErrors !== null){
if(_errs81){
vErrors.length = _errs81;
}
else {
vErrors = null;
}
}
if(_valid11){
const _errs84 = errors;
if(typeof data20 === "string"){
if(func0(data20) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/realName",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
var _valid11 = _errs84 === errors;
valid25 = _valid11;
}
if(!valid25){
(vErrors ??= []).push({instancePath:instancePath+"/realName",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data20 === "string"){
if(func0(data20) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/realName",keyword:"maxLength",params:{limit: 32}});
errors++;
}
}
}
if(data.paymentCode !== undefined){
let data21 = data.paymentCode;
if((typeof data21 !== "string") && (data21 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/paymentCode",keyword:"type",params:{}});
errors++;
}
const _errs87 = errors;
let valid26 = true;
const _errs88 = errors;
if(errors === _errs88){
if(typeof data21 === "string"){
if(func0(data21) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid12 = _errs88 === errors;
errors = _errs87;
if(vErrors !== null){
if(_errs87){
vErrors.length = _errs87;
}
else {
vErrors = null;
}
}
if(_valid12){
const _errs90 = errors;
if(typeof data21 === "string"){
if(!pattern0.test(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/paymentCode",keyword:"pattern",params:{}});
errors++;
}
}
var _valid12 = _errs90 === errors;
valid26 = _valid12;
}
if(!valid26){
(vErrors ??= []).push({instancePath:instancePath+"/paymentCode",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data21 === "string"){
if(func0(data21) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/paymentCode",keyword:"maxLength",params:{limit: 500}});
errors++;
}
}
}
if(data.mark !== undefined){
let data22 = data.mark;
if((typeof data22 !== "string") && (data22 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/mark",keyword:"type",params:{}});
errors++;
}
if(typeof data22 === "string"){
if(func0(data22) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/mark",keyword:"maxLength",params:{limit: 50}});
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
export const actions = { audit: action_audit, proof: action_proof, remark: action_remark, ask: action_ask };
