// Made from schemas/marketing/integralReceipt.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const action_calculate = validate0;
const pattern0 = new RegExp("^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$", "u");
const pattern1 = new RegExp("^[1-9]\\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});
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
if(!((((key0 === "id") || (key0 === "merId")) || (key0 === "consumeAmount")) || (key0 === "consumeTime"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}});
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
if(!pattern0.test(data2)){
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
if(!pattern1.test(data3)){
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
validate0.errors = vErrors;
return errors === 0;
}
export const action_audit = validate1;
const schema1 = {"properties":{"auditStatus":{},"merId":{},"receiptNo":{},"consumeAmount":{},"consumeTime":{},"integral":{},"ruleName":{},"remark":{},"refusalReason":{}}};
const func4 = Object.prototype.hasOwnProperty;
const pattern2 = new RegExp("^[A-Za-z0-9-]+$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if((data.auditStatus === undefined) && (missing1 = "auditStatus")){
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
if(data.receiptNo === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "receiptNo"}});
errors++;
}
if(data.receiptNo !== undefined){
let data3 = data.receiptNo;
if(typeof data3 === "string"){
if(func0(data3) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/receiptNo",keyword:"maxLength",params:{limit: 32}});
errors++;
}
if(func0(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/receiptNo",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern2.test(data3)){
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
if((data.auditStatus === undefined) && (missing2 = "auditStatus")){
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
if(data.consumeAmount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "consumeAmount"}});
errors++;
}
if(data.consumeAmount !== undefined){
let data5 = data.consumeAmount;
if(typeof data5 == "number"){
if(!(+data5 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/consumeAmount",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data5 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/consumeAmount",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/consumeAmount",keyword:"pattern",params:{}});
errors++;
}
if(!(+data5 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/consumeAmount",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data5 <= 999999.99)){
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
if((data.auditStatus === undefined) && (missing3 = "auditStatus")){
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
if(data.consumeTime === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "consumeTime"}});
errors++;
}
if(data.consumeTime !== undefined){
let data7 = data.consumeTime;
if(typeof data7 === "string"){
if(!pattern1.test(data7)){
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
if((data.auditStatus === undefined) && (missing4 = "auditStatus")){
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
if((data.auditStatus === undefined) && (missing5 = "auditStatus")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.auditStatus !== undefined){
if(3 !== data.auditStatus){
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
if(data.refusalReason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "refusalReason"}});
errors++;
}
if(data.refusalReason !== undefined){
let data11 = data.refusalReason;
if(typeof data11 === "string"){
if(func0(data11) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/refusalReason",keyword:"maxLength",params:{limit: 50}});
errors++;
}
if(func0(data11) < 1){
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
var _valid5 = _errs40 === errors;
valid16 = _valid5;
}
if(!valid16){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.auditStatus === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "auditStatus"}});
errors++;
}
for(const key0 in data){
if(!(func4.call(schema1.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.auditStatus !== undefined){
let data12 = data.auditStatus;
if(!((data12 === 2) || (data12 === 3))){
(vErrors ??= []).push({instancePath:instancePath+"/auditStatus",keyword:"enum",params:{}});
errors++;
}
}
if(data.merId !== undefined){
let data13 = data.merId;
if((!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))) && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/merId",keyword:"type",params:{}});
errors++;
}
if(typeof data13 == "number"){
if(data13 > 9007199254740991 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/merId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data13 < 1 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/merId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.receiptNo !== undefined){
let data14 = data.receiptNo;
if((typeof data14 !== "string") && (data14 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/receiptNo",keyword:"type",params:{}});
errors++;
}
const _errs49 = errors;
let valid20 = true;
const _errs50 = errors;
if(errors === _errs50){
if(typeof data14 === "string"){
if(func0(data14) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid6 = _errs50 === errors;
errors = _errs49;
if(vErrors !== null){
if(_errs49){
vErrors.length = _errs49;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs52 = errors;
if(typeof data14 === "string"){
if(!pattern2.test(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/receiptNo",keyword:"pattern",params:{}});
errors++;
}
}
var _valid6 = _errs52 === errors;
valid20 = _valid6;
}
if(!valid20){
(vErrors ??= []).push({instancePath:instancePath+"/receiptNo",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data14 === "string"){
if(func0(data14) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/receiptNo",keyword:"maxLength",params:{limit: 32}});
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
const _errs55 = errors;
let valid21 = true;
const _errs56 = errors;
if(errors === _errs56){
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
var _valid7 = _errs56 === errors;
errors = _errs55;
if(vErrors !== null){
if(_errs55){
vErrors.length = _errs55;
}
else {
vErrors = null;
}
}
if(_valid7){
const _errs58 = errors;
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
if(!pattern0.test(data15)){
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
var _valid7 = _errs58 === errors;
valid21 = _valid7;
}
if(!valid21){
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
if(!pattern1.test(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/consumeTime",keyword:"pattern",params:{}});
errors++;
}
}
}
if(data.integral !== undefined){
let data17 = data.integral;
if((!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))) && (data17 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/integral",keyword:"type",params:{}});
errors++;
}
if(typeof data17 == "number"){
if(data17 > 999999 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/integral",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
errors++;
}
if(data17 < 1 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/integral",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.ruleName !== undefined){
let data18 = data.ruleName;
if((typeof data18 !== "string") && (data18 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/ruleName",keyword:"type",params:{}});
errors++;
}
if(typeof data18 === "string"){
if(func0(data18) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/ruleName",keyword:"maxLength",params:{limit: 20}});
errors++;
}
}
}
if(data.remark !== undefined){
let data19 = data.remark;
if((typeof data19 !== "string") && (data19 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"type",params:{}});
errors++;
}
if(typeof data19 === "string"){
if(func0(data19) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"maxLength",params:{limit: 50}});
errors++;
}
}
}
if(data.refusalReason !== undefined){
let data20 = data.refusalReason;
if((typeof data20 !== "string") && (data20 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/refusalReason",keyword:"type",params:{}});
errors++;
}
const _errs69 = errors;
let valid22 = true;
const _errs70 = errors;
if(errors === _errs70){
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
var _valid8 = _errs70 === errors;
errors = _errs69;
if(vErrors !== null){
if(_errs69){
vErrors.length = _errs69;
}
else {
vErrors = null;
}
}
if(_valid8){
const _errs72 = errors;
if(typeof data20 === "string"){
if(func0(data20) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/refusalReason",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
var _valid8 = _errs72 === errors;
valid22 = _valid8;
}
if(!valid22){
(vErrors ??= []).push({instancePath:instancePath+"/refusalReason",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data20 === "string"){
if(func0(data20) > 50){
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
validate1.errors = vErrors;
return errors === 0;
}
export const action_upload = validate2;
const pattern8 = new RegExp("^(?:(?:https?:)?//[^\\s<>\"']+|/?[^\\s<>\"'/:\\\\][^\\s<>\"':\\\\]*)$", "u");
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.uid === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "uid"}});
errors++;
}
if(data.images === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "images"}});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "uid") || (key0 === "images")) || (key0 === "merId")) || (key0 === "receiptNo")) || (key0 === "consumeAmount")) || (key0 === "consumeTime"))){
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
if(data.images !== undefined){
let data1 = data.images;
if(Array.isArray(data1)){
if(data1.length > 9){
(vErrors ??= []).push({instancePath:instancePath+"/images",keyword:"maxItems",params:{limit: 9}});
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/images",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func0(data2) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/images/" + i0,keyword:"maxLength",params:{limit: 500}});
errors++;
}
if(!pattern8.test(data2)){
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
if(data.merId !== undefined){
let data3 = data.merId;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/merId",keyword:"type",params:{}});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/merId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/merId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.receiptNo !== undefined){
let data4 = data.receiptNo;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/receiptNo",keyword:"type",params:{}});
errors++;
}
const _errs12 = errors;
let valid3 = true;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(func0(data4) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid0 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs15 = errors;
if(typeof data4 === "string"){
if(!pattern2.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/receiptNo",keyword:"pattern",params:{}});
errors++;
}
}
var _valid0 = _errs15 === errors;
valid3 = _valid0;
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/receiptNo",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data4 === "string"){
if(func0(data4) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/receiptNo",keyword:"maxLength",params:{limit: 32}});
errors++;
}
}
}
if(data.consumeAmount !== undefined){
let data5 = data.consumeAmount;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/consumeAmount",keyword:"type",params:{}});
errors++;
}
const _errs18 = errors;
let valid4 = true;
const _errs19 = errors;
if(errors === _errs19){
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
var _valid1 = _errs19 === errors;
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs21 = errors;
if(typeof data5 == "number"){
if(!(+data5 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/consumeAmount",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data5 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/consumeAmount",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/consumeAmount",keyword:"pattern",params:{}});
errors++;
}
if(!(+data5 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/consumeAmount",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data5 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/consumeAmount",keyword:"decimalMaximum",params:{}});
errors++;
}
}
var _valid1 = _errs21 === errors;
valid4 = _valid1;
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/consumeAmount",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
}
if(data.consumeTime !== undefined){
let data6 = data.consumeTime;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/consumeTime",keyword:"type",params:{}});
errors++;
}
if(typeof data6 === "string"){
if(!pattern1.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/consumeTime",keyword:"pattern",params:{}});
errors++;
}
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
export const actions = { calculate: action_calculate, audit: action_audit, upload: action_upload };
