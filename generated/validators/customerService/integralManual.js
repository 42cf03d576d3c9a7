// Made from schemas/customerService/integralManual.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const action_revoke = validate0;
const pattern0 = new RegExp("^\\S+$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reason"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "reason")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.reason !== undefined){
let data0 = data.reason;
if(typeof data0 === "string"){
if(func0(data0) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 50}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"pattern",params:{}});
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
validate0.errors = vErrors;
return errors === 0;
}
export const action_issue = validate1;
const schema1 = {"properties":{"uid":{},"issueType":{},"merId":{},"consumeAmount":{},"consumeTime":{},"receiptNo":{},"receiptImages":{"items":{}},"integral":{},"ruleName":{},"exceptionRuleName":{},"needReview":{},"remark":{}}};
const pattern1 = new RegExp("^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$", "u");
const pattern2 = new RegExp("^[1-9]\\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$", "u");
const pattern3 = new RegExp("^[A-Za-z0-9-]+$", "u");
const pattern7 = new RegExp("^(?:(?:https?:)?//[^\\s<>\"']+|/?[^\\s<>\"'/:\\\\][^\\s<>\"':\\\\]*)$", "u");
const func6 = Object.prototype.hasOwnProperty;
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.issueType === undefined) && (missing0 = "issueType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.issueType !== undefined){
if(1 !== data.issueType){
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
if(data.merId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "merId"}});
errors++;
}
if(data.merId !== undefined){
let data1 = data.merId;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/merId",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/merId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/merId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
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
const _errs9 = errors;
let valid4 = true;
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.issueType === undefined) && (missing1 = "issueType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.issueType !== undefined){
if(1 !== data.issueType){
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
if(data.consumeAmount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "consumeAmount"}});
errors++;
}
if(data.consumeAmount !== undefined){
let data3 = data.consumeAmount;
if(typeof data3 == "number"){
if(!(+data3 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/consumeAmount",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data3 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/consumeAmount",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/consumeAmount",keyword:"pattern",params:{}});
errors++;
}
if(!(+data3 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/consumeAmount",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data3 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/consumeAmount",keyword:"decimalMaximum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/consumeAmount",keyword:"type",params:{type: "string"}});
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
if((data.issueType === undefined) && (missing2 = "issueType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.issueType !== undefined){
if(1 !== data.issueType){
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
if(data.consumeTime === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "consumeTime"}});
errors++;
}
if(data.consumeTime !== undefined){
let data5 = data.consumeTime;
if(typeof data5 === "string"){
if(!pattern2.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/consumeTime",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/consumeTime",keyword:"type",params:{type: "string"}});
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
if((data.issueType === undefined) && (missing3 = "issueType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.issueType !== undefined){
if(1 !== data.issueType){
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
if(data.receiptNo === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "receiptNo"}});
errors++;
}
if(data.receiptNo !== undefined){
let data7 = data.receiptNo;
if(typeof data7 === "string"){
if(func0(data7) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/receiptNo",keyword:"maxLength",params:{limit: 32}});
errors++;
}
if(func0(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/receiptNo",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern3.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/receiptNo",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/receiptNo",keyword:"type",params:{type: "string"}});
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
if((data.issueType === undefined) && (missing4 = "issueType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.issueType !== undefined){
if(2 !== data.issueType){
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
if(data.integral === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "integral"}});
errors++;
}
if(data.integral !== undefined){
let data9 = data.integral;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/integral",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data9 == "number"){
if(data9 > 999999 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/integral",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
errors++;
}
if(data9 < 1 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/integral",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
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
if((data.issueType === undefined) && (missing5 = "issueType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.issueType !== undefined){
if(2 !== data.issueType){
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
if(data.remark === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "remark"}});
errors++;
}
if(data.remark !== undefined){
let data11 = data.remark;
if(typeof data11 === "string"){
if(func0(data11) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"maxLength",params:{limit: 50}});
errors++;
}
if(func0(data11) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"type",params:{type: "string"}});
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
if(data.uid === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "uid"}});
errors++;
}
if(data.issueType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "issueType"}});
errors++;
}
for(const key0 in data){
if(!(func6.call(schema1.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.uid !== undefined){
let data12 = data.uid;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
(vErrors ??= []).push({instancePath:instancePath+"/uid",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data12 == "number"){
if(data12 > 9007199254740991 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/uid",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data12 < 1 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/uid",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.issueType !== undefined){
let data13 = data.issueType;
if(!((data13 === 1) || (data13 === 2))){
(vErrors ??= []).push({instancePath:instancePath+"/issueType",keyword:"enum",params:{}});
errors++;
}
}
if(data.merId !== undefined){
let data14 = data.merId;
if((!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))) && (data14 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/merId",keyword:"type",params:{}});
errors++;
}
if(typeof data14 == "number"){
if(data14 > 9007199254740991 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/merId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data14 < 1 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/merId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.consumeAmount !== undefined){
let data15 = data.consumeAmount;
if((typeof data15 !== "string") && (data15 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/consumeAmount",keyword:"type",params:{}});
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
if(typeof data15 == "number"){
if(!(+data15 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/consumeAmount",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data15 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/consumeAmount",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data15 === "string"){
if(!pattern1.test(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/consumeAmount",keyword:"pattern",params:{}});
errors++;
}
if(!(+data15 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/consumeAmount",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data15 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/consumeAmount",keyword:"decimalMaximum",params:{}});
errors++;
}
}
var _valid6 = _errs54 === errors;
valid20 = _valid6;
}
if(!valid20){
(vErrors ??= []).push({instancePath:instancePath+"/consumeAmount",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
}
if(data.consumeTime !== undefined){
let data16 = data.consumeTime;
if((typeof data16 !== "string") && (data16 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/consumeTime",keyword:"type",params:{}});
errors++;
}
if(typeof data16 === "string"){
if(!pattern2.test(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/consumeTime",keyword:"pattern",params:{}});
errors++;
}
}
}
if(data.receiptNo !== undefined){
let data17 = data.receiptNo;
if((typeof data17 !== "string") && (data17 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/receiptNo",keyword:"type",params:{}});
errors++;
}
const _errs59 = errors;
let valid21 = true;
const _errs60 = errors;
if(errors === _errs60){
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
var _valid7 = _errs60 === errors;
errors = _errs59;
if(vErrors !== null){
if(_errs59){
vErrors.length = _errs59;
}
else {
vErrors = null;
}
}
if(_valid7){
const _errs62 = errors;
if(typeof data17 === "string"){
if(!pattern3.test(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/receiptNo",keyword:"pattern",params:{}});
errors++;
}
}
var _valid7 = _errs62 === errors;
valid21 = _valid7;
}
if(!valid21){
(vErrors ??= []).push({instancePath:instancePath+"/receiptNo",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data17 === "string"){
if(func0(data17) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/receiptNo",keyword:"maxLength",params:{limit: 32}});
errors++;
}
}
}
if(data.receiptImages !== undefined){
let data18 = data.receiptImages;
if(Array.isArray(data18)){
if(data18.length > 9){
(vErrors ??= []).push({instancePath:instancePath+"/receiptImages",keyword:"maxItems",params:{limit: 9}});
errors++;
}
const len0 = data18.length;
for(let i0=0; i0<len0; i0++){
let data19 = data18[i0];
if(typeof data19 === "string"){
if(func0(data19) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/receiptImages/" + i0,keyword:"maxLength",params:{limit: 500}});
errors++;
}
if(!pattern7.test(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/receiptImages/" + i0,keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/receiptImages/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/receiptImages",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.integral !== undefined){
let data20 = data.integral;
if((!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))) && (data20 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/integral",keyword:"type",params:{}});
errors++;
}
if(typeof data20 == "number"){
if(data20 > 999999 || isNaN(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/integral",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
errors++;
}
if(data20 < 1 || isNaN(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/integral",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.ruleName !== undefined){
let data21 = data.ruleName;
if((typeof data21 !== "string") && (data21 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/ruleName",keyword:"type",params:{}});
errors++;
}
if(typeof data21 === "string"){
if(func0(data21) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/ruleName",keyword:"maxLength",params:{limit: 20}});
errors++;
}
}
}
if(data.exceptionRuleName !== undefined){
let data22 = data.exceptionRuleName;
if((typeof data22 !== "string") && (data22 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/exceptionRuleName",keyword:"type",params:{}});
errors++;
}
if(typeof data22 === "string"){
if(func0(data22) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/exceptionRuleName",keyword:"maxLength",params:{limit: 200}});
errors++;
}
}
}
if(data.needReview !== undefined){
let data23 = data.needReview;
if((typeof data23 !== "boolean") && (data23 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/needReview",keyword:"type",params:{}});
errors++;
}
}
if(data.remark !== undefined){
let data24 = data.remark;
if((typeof data24 !== "string") && (data24 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"type",params:{}});
errors++;
}
if(typeof data24 === "string"){
if(func0(data24) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"maxLength",params:{limit: 50}});
errors++;
}
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
export const action_calculate = validate2;
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.uid === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "uid"}});
errors++;
}
if(data.merId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "merId"}});
errors++;
}
if(data.consumeAmount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "consumeAmount"}});
errors++;
}
if(data.consumeTime === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "consumeTime"}});
errors++;
}
for(const key0 in data){
if(!((((key0 === "uid") || (key0 === "merId")) || (key0 === "consumeAmount")) || (key0 === "consumeTime"))){
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
if(data.merId !== undefined){
let data1 = data.merId;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/merId",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/merId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/merId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.consumeAmount !== undefined){
let data2 = data.consumeAmount;
if(typeof data2 == "number"){
if(!(+data2 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/consumeAmount",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data2 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/consumeAmount",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/consumeAmount",keyword:"pattern",params:{}});
errors++;
}
if(!(+data2 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/consumeAmount",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data2 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/consumeAmount",keyword:"decimalMaximum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/consumeAmount",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.consumeTime !== undefined){
let data3 = data.consumeTime;
if(typeof data3 === "string"){
if(!pattern2.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/consumeTime",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/consumeTime",keyword:"type",params:{type: "string"}});
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
export const actions = { revoke: action_revoke, issue: action_issue, calculate: action_calculate };
