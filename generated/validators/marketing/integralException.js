// Made from schemas/marketing/integralException.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const create = validate0;
const schema0 = {"properties":{"name":{},"exceptionType":{},"dimension":{},"linkedIds":{},"rate":{},"limitCycle":{},"limitIntegral":{},"triggerAmount":{},"triggerTimes":{},"validType":{},"startTime":{},"endTime":{},"remark":{},"status":{}}};
const pattern0 = new RegExp("^-?\\d+(?:\\.\\d+)?$", "u");
const pattern2 = new RegExp("^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,1})?$", "u");
const pattern6 = new RegExp("^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$", "u");
const pattern9 = new RegExp("^[1-9]\\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.dimension !== undefined){
let data0 = data.dimension;
const _errs5 = errors;
const _errs6 = errors;
const _errs7 = errors;
let valid4 = false;
const _errs8 = errors;
if(5 !== data0){
(vErrors ??= []).push({});
errors++;
}
var _valid1 = _errs8 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs9 = errors;
if(errors === _errs9){
if(typeof data0 == "number"){
if(!(+data0 >= 5)){
(vErrors ??= []).push({});
errors++;
}
else {
if(!(+data0 <= 5)){
(vErrors ??= []).push({});
errors++;
}
}
}
if(errors === _errs9){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
(vErrors ??= []).push({});
errors++;
}
else {
if(!(+data0 >= 5)){
(vErrors ??= []).push({});
errors++;
}
else {
if(!(+data0 <= 5)){
(vErrors ??= []).push({});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
}
var _valid1 = _errs9 === errors;
valid4 = valid4 || _valid1;
}
if(!valid4){
(vErrors ??= []).push({});
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
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
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.linkedIds === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "linkedIds"}});
errors++;
}
if(data.linkedIds !== undefined){
let data1 = data.linkedIds;
if(Array.isArray(data1)){
if(data1.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/linkedIds",keyword:"maxItems",params:{limit: 100}});
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/linkedIds",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/linkedIds/" + i0,keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/linkedIds/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/linkedIds/" + i0,keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(!((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/linkedIds",keyword:"uniqueItems",params:{i: i1, j: j0}});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/linkedIds",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
var _valid0 = _errs11 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs17 = errors;
let valid9 = true;
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.exceptionType === undefined) && (missing0 = "exceptionType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.exceptionType !== undefined){
let data3 = data.exceptionType;
const _errs20 = errors;
let valid11 = false;
const _errs21 = errors;
if(2 !== data3){
(vErrors ??= []).push({});
errors++;
}
var _valid3 = _errs21 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const _errs22 = errors;
if(errors === _errs22){
if(typeof data3 == "number"){
if(!(+data3 >= 2)){
(vErrors ??= []).push({});
errors++;
}
else {
if(!(+data3 <= 2)){
(vErrors ??= []).push({});
errors++;
}
}
}
if(errors === _errs22){
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
(vErrors ??= []).push({});
errors++;
}
else {
if(!(+data3 >= 2)){
(vErrors ??= []).push({});
errors++;
}
else {
if(!(+data3 <= 2)){
(vErrors ??= []).push({});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
}
var _valid3 = _errs22 === errors;
valid11 = valid11 || _valid3;
}
if(!valid11){
(vErrors ??= []).push({});
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid2 = _errs18 === errors;
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs24 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rate === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "rate"}});
errors++;
}
if(data.rate !== undefined){
let data4 = data.rate;
if(typeof data4 == "number"){
if(!(+data4 >= 0.1)){
(vErrors ??= []).push({instancePath:instancePath+"/rate",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data4 <= 10)){
(vErrors ??= []).push({instancePath:instancePath+"/rate",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data4 === "string"){
if(!pattern2.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/rate",keyword:"pattern",params:{}});
errors++;
}
if(!(+data4 >= 0.1)){
(vErrors ??= []).push({instancePath:instancePath+"/rate",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data4 <= 10)){
(vErrors ??= []).push({instancePath:instancePath+"/rate",keyword:"decimalMaximum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/rate",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
var _valid2 = _errs24 === errors;
valid9 = _valid2;
}
if(!valid9){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs28 = errors;
let valid13 = true;
const _errs29 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.exceptionType === undefined) && (missing1 = "exceptionType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.exceptionType !== undefined){
let data5 = data.exceptionType;
const _errs31 = errors;
let valid15 = false;
const _errs32 = errors;
if(3 !== data5){
(vErrors ??= []).push({});
errors++;
}
var _valid5 = _errs32 === errors;
valid15 = valid15 || _valid5;
if(!valid15){
const _errs33 = errors;
if(errors === _errs33){
if(typeof data5 == "number"){
if(!(+data5 >= 3)){
(vErrors ??= []).push({});
errors++;
}
else {
if(!(+data5 <= 3)){
(vErrors ??= []).push({});
errors++;
}
}
}
if(errors === _errs33){
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
(vErrors ??= []).push({});
errors++;
}
else {
if(!(+data5 >= 3)){
(vErrors ??= []).push({});
errors++;
}
else {
if(!(+data5 <= 3)){
(vErrors ??= []).push({});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
}
var _valid5 = _errs33 === errors;
valid15 = valid15 || _valid5;
}
if(!valid15){
(vErrors ??= []).push({});
errors++;
}
else {
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid4 = _errs29 === errors;
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs35 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limitCycle === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "limitCycle"}});
errors++;
}
if(data.limitCycle !== undefined){
let data6 = data.limitCycle;
if(!(((data6 === 1) || (data6 === 2)) || (data6 === 3))){
(vErrors ??= []).push({instancePath:instancePath+"/limitCycle",keyword:"enum",params:{}});
errors++;
}
}
}
var _valid4 = _errs35 === errors;
valid13 = _valid4;
}
if(!valid13){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs38 = errors;
let valid17 = true;
const _errs39 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.exceptionType === undefined) && (missing2 = "exceptionType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.exceptionType !== undefined){
let data7 = data.exceptionType;
const _errs41 = errors;
let valid19 = false;
const _errs42 = errors;
if(3 !== data7){
(vErrors ??= []).push({});
errors++;
}
var _valid7 = _errs42 === errors;
valid19 = valid19 || _valid7;
if(!valid19){
const _errs43 = errors;
if(errors === _errs43){
if(typeof data7 == "number"){
if(!(+data7 >= 3)){
(vErrors ??= []).push({});
errors++;
}
else {
if(!(+data7 <= 3)){
(vErrors ??= []).push({});
errors++;
}
}
}
if(errors === _errs43){
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
(vErrors ??= []).push({});
errors++;
}
else {
if(!(+data7 >= 3)){
(vErrors ??= []).push({});
errors++;
}
else {
if(!(+data7 <= 3)){
(vErrors ??= []).push({});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
}
var _valid7 = _errs43 === errors;
valid19 = valid19 || _valid7;
}
if(!valid19){
(vErrors ??= []).push({});
errors++;
}
else {
errors = _errs41;
if(vErrors !== null){
if(_errs41){
vErrors.length = _errs41;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid6 = _errs39 === errors;
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs45 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limitIntegral === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "limitIntegral"}});
errors++;
}
if(data.limitIntegral !== undefined){
let data8 = data.limitIntegral;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/limitIntegral",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data8 == "number"){
if(data8 > 999999 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/limitIntegral",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
errors++;
}
if(data8 < 1 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/limitIntegral",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
}
var _valid6 = _errs45 === errors;
valid17 = _valid6;
}
if(!valid17){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs49 = errors;
let valid21 = true;
const _errs50 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.exceptionType === undefined) && (missing3 = "exceptionType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.exceptionType !== undefined){
let data9 = data.exceptionType;
const _errs52 = errors;
let valid23 = false;
const _errs53 = errors;
if(4 !== data9){
(vErrors ??= []).push({});
errors++;
}
var _valid9 = _errs53 === errors;
valid23 = valid23 || _valid9;
if(!valid23){
const _errs54 = errors;
if(errors === _errs54){
if(typeof data9 == "number"){
if(!(+data9 >= 4)){
(vErrors ??= []).push({});
errors++;
}
else {
if(!(+data9 <= 4)){
(vErrors ??= []).push({});
errors++;
}
}
}
if(errors === _errs54){
if(typeof data9 === "string"){
if(!pattern0.test(data9)){
(vErrors ??= []).push({});
errors++;
}
else {
if(!(+data9 >= 4)){
(vErrors ??= []).push({});
errors++;
}
else {
if(!(+data9 <= 4)){
(vErrors ??= []).push({});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
}
var _valid9 = _errs54 === errors;
valid23 = valid23 || _valid9;
}
if(!valid23){
(vErrors ??= []).push({});
errors++;
}
else {
errors = _errs52;
if(vErrors !== null){
if(_errs52){
vErrors.length = _errs52;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid8 = _errs50 === errors;
errors = _errs49;
if(vErrors !== null){
if(_errs49){
vErrors.length = _errs49;
}
else {
vErrors = null;
}
}
if(_valid8){
const _errs56 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.triggerAmount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "triggerAmount"}});
errors++;
}
if(data.triggerAmount !== undefined){
let data10 = data.triggerAmount;
if(typeof data10 == "number"){
if(!(+data10 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/triggerAmount",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data10 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/triggerAmount",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data10 === "string"){
if(!pattern6.test(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/triggerAmount",keyword:"pattern",params:{}});
errors++;
}
if(!(+data10 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/triggerAmount",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data10 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/triggerAmount",keyword:"decimalMaximum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/triggerAmount",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
var _valid8 = _errs56 === errors;
valid21 = _valid8;
}
if(!valid21){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs60 = errors;
let valid25 = true;
const _errs61 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.exceptionType === undefined) && (missing4 = "exceptionType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.exceptionType !== undefined){
let data11 = data.exceptionType;
const _errs63 = errors;
let valid27 = false;
const _errs64 = errors;
if(4 !== data11){
(vErrors ??= []).push({});
errors++;
}
var _valid11 = _errs64 === errors;
valid27 = valid27 || _valid11;
if(!valid27){
const _errs65 = errors;
if(errors === _errs65){
if(typeof data11 == "number"){
if(!(+data11 >= 4)){
(vErrors ??= []).push({});
errors++;
}
else {
if(!(+data11 <= 4)){
(vErrors ??= []).push({});
errors++;
}
}
}
if(errors === _errs65){
if(typeof data11 === "string"){
if(!pattern0.test(data11)){
(vErrors ??= []).push({});
errors++;
}
else {
if(!(+data11 >= 4)){
(vErrors ??= []).push({});
errors++;
}
else {
if(!(+data11 <= 4)){
(vErrors ??= []).push({});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
}
var _valid11 = _errs65 === errors;
valid27 = valid27 || _valid11;
}
if(!valid27){
(vErrors ??= []).push({});
errors++;
}
else {
errors = _errs63;
if(vErrors !== null){
if(_errs63){
vErrors.length = _errs63;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid10 = _errs61 === errors;
errors = _errs60;
if(vErrors !== null){
if(_errs60){
vErrors.length = _errs60;
}
else {
vErrors = null;
}
}
if(_valid10){
const _errs67 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.triggerTimes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "triggerTimes"}});
errors++;
}
if(data.triggerTimes !== undefined){
let data12 = data.triggerTimes;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
(vErrors ??= []).push({instancePath:instancePath+"/triggerTimes",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data12 == "number"){
if(data12 > 999 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/triggerTimes",keyword:"maximum",params:{comparison: "<=", limit: 999}});
errors++;
}
if(data12 < 0 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/triggerTimes",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
}
var _valid10 = _errs67 === errors;
valid25 = _valid10;
}
if(!valid25){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs71 = errors;
let valid29 = true;
const _errs72 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.validType === undefined) && (missing5 = "validType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.validType !== undefined){
let data13 = data.validType;
const _errs74 = errors;
let valid31 = false;
const _errs75 = errors;
if(2 !== data13){
(vErrors ??= []).push({});
errors++;
}
var _valid13 = _errs75 === errors;
valid31 = valid31 || _valid13;
if(!valid31){
const _errs76 = errors;
if(errors === _errs76){
if(typeof data13 == "number"){
if(!(+data13 >= 2)){
(vErrors ??= []).push({});
errors++;
}
else {
if(!(+data13 <= 2)){
(vErrors ??= []).push({});
errors++;
}
}
}
if(errors === _errs76){
if(typeof data13 === "string"){
if(!pattern0.test(data13)){
(vErrors ??= []).push({});
errors++;
}
else {
if(!(+data13 >= 2)){
(vErrors ??= []).push({});
errors++;
}
else {
if(!(+data13 <= 2)){
(vErrors ??= []).push({});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
}
var _valid13 = _errs76 === errors;
valid31 = valid31 || _valid13;
}
if(!valid31){
(vErrors ??= []).push({});
errors++;
}
else {
errors = _errs74;
if(vErrors !== null){
if(_errs74){
vErrors.length = _errs74;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid12 = _errs72 === errors;
errors = _errs71;
if(vErrors !== null){
if(_errs71){
vErrors.length = _errs71;
}
else {
vErrors = null;
}
}
if(_valid12){
const _errs78 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.startTime === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "startTime"}});
errors++;
}
if(data.startTime !== undefined){
let data14 = data.startTime;
if(typeof data14 === "string"){
if(!pattern9.test(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/startTime",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/startTime",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
var _valid12 = _errs78 === errors;
valid29 = _valid12;
}
if(!valid29){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs82 = errors;
let valid33 = true;
const _errs83 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.validType === undefined) && (missing6 = "validType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.validType !== undefined){
let data15 = data.validType;
const _errs85 = errors;
let valid35 = false;
const _errs86 = errors;
if(2 !== data15){
(vErrors ??= []).push({});
errors++;
}
var _valid15 = _errs86 === errors;
valid35 = valid35 || _valid15;
if(!valid35){
const _errs87 = errors;
if(errors === _errs87){
if(typeof data15 == "number"){
if(!(+data15 >= 2)){
(vErrors ??= []).push({});
errors++;
}
else {
if(!(+data15 <= 2)){
(vErrors ??= []).push({});
errors++;
}
}
}
if(errors === _errs87){
if(typeof data15 === "string"){
if(!pattern0.test(data15)){
(vErrors ??= []).push({});
errors++;
}
else {
if(!(+data15 >= 2)){
(vErrors ??= []).push({});
errors++;
}
else {
if(!(+data15 <= 2)){
(vErrors ??= []).push({});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
}
var _valid15 = _errs87 === errors;
valid35 = valid35 || _valid15;
}
if(!valid35){
(vErrors ??= []).push({});
errors++;
}
else {
errors = _errs85;
if(vErrors !== null){
if(_errs85){
vErrors.length = _errs85;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid14 = _errs83 === errors;
errors = _errs82;
if(vErrors !== null){
if(_errs82){
vErrors.length = _errs82;
}
else {
vErrors = null;
}
}
if(_valid14){
const _errs89 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.endTime === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "endTime"}});
errors++;
}
if(data.endTime !== undefined){
let data16 = data.endTime;
if(typeof data16 === "string"){
if(!pattern9.test(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/endTime",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/endTime",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
var _valid14 = _errs89 === errors;
valid33 = _valid14;
}
if(!valid33){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.exceptionType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "exceptionType"}});
errors++;
}
if(data.dimension === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "dimension"}});
errors++;
}
if(data.validType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "validType"}});
errors++;
}
if(data.name !== undefined){
let data17 = data.name;
if(typeof data17 === "string"){
if(func0(data17) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 20}});
errors++;
}
if(func0(data17) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.exceptionType !== undefined){
let data18 = data.exceptionType;
if(!((((data18 === 1) || (data18 === 2)) || (data18 === 3)) || (data18 === 4))){
(vErrors ??= []).push({instancePath:instancePath+"/exceptionType",keyword:"enum",params:{}});
errors++;
}
}
if(data.dimension !== undefined){
let data19 = data.dimension;
if(!(((((data19 === 1) || (data19 === 2)) || (data19 === 3)) || (data19 === 4)) || (data19 === 5))){
(vErrors ??= []).push({instancePath:instancePath+"/dimension",keyword:"enum",params:{}});
errors++;
}
}
if(data.linkedIds !== undefined){
let data20 = data.linkedIds;
if(Array.isArray(data20)){
if(data20.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/linkedIds",keyword:"maxItems",params:{limit: 100}});
errors++;
}
const len1 = data20.length;
for(let i2=0; i2<len1; i2++){
let data21 = data20[i2];
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
(vErrors ??= []).push({instancePath:instancePath+"/linkedIds/" + i2,keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data21 == "number"){
if(data21 > 9007199254740991 || isNaN(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/linkedIds/" + i2,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data21 < 1 || isNaN(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/linkedIds/" + i2,keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
let i3 = data20.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data20[i3];
if(!((typeof item1 == "number") && (!(item1 % 1) && !isNaN(item1)))){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
(vErrors ??= []).push({instancePath:instancePath+"/linkedIds",keyword:"uniqueItems",params:{i: i3, j: j1}});
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/linkedIds",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.rate !== undefined){
let data22 = data.rate;
if((typeof data22 !== "string") && (data22 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/rate",keyword:"type",params:{}});
errors++;
}
const _errs102 = errors;
let valid41 = true;
const _errs103 = errors;
if(errors === _errs103){
if(typeof data22 === "string"){
if(func0(data22) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid16 = _errs103 === errors;
errors = _errs102;
if(vErrors !== null){
if(_errs102){
vErrors.length = _errs102;
}
else {
vErrors = null;
}
}
if(_valid16){
const _errs105 = errors;
if(typeof data22 == "number"){
if(!(+data22 >= 0.1)){
(vErrors ??= []).push({instancePath:instancePath+"/rate",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data22 <= 10)){
(vErrors ??= []).push({instancePath:instancePath+"/rate",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data22 === "string"){
if(!pattern2.test(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/rate",keyword:"pattern",params:{}});
errors++;
}
if(!(+data22 >= 0.1)){
(vErrors ??= []).push({instancePath:instancePath+"/rate",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data22 <= 10)){
(vErrors ??= []).push({instancePath:instancePath+"/rate",keyword:"decimalMaximum",params:{}});
errors++;
}
}
var _valid16 = _errs105 === errors;
valid41 = _valid16;
}
if(!valid41){
(vErrors ??= []).push({instancePath:instancePath+"/rate",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
}
if(data.limitCycle !== undefined){
let data23 = data.limitCycle;
if(!((((data23 === 1) || (data23 === 2)) || (data23 === 3)) || (data23 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/limitCycle",keyword:"enum",params:{}});
errors++;
}
}
if(data.limitIntegral !== undefined){
let data24 = data.limitIntegral;
if((!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))) && (data24 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/limitIntegral",keyword:"type",params:{}});
errors++;
}
if(typeof data24 == "number"){
if(data24 > 999999 || isNaN(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/limitIntegral",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
errors++;
}
if(data24 < 1 || isNaN(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/limitIntegral",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.triggerAmount !== undefined){
let data25 = data.triggerAmount;
if((typeof data25 !== "string") && (data25 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/triggerAmount",keyword:"type",params:{}});
errors++;
}
const _errs111 = errors;
let valid42 = true;
const _errs112 = errors;
if(errors === _errs112){
if(typeof data25 === "string"){
if(func0(data25) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid17 = _errs112 === errors;
errors = _errs111;
if(vErrors !== null){
if(_errs111){
vErrors.length = _errs111;
}
else {
vErrors = null;
}
}
if(_valid17){
const _errs114 = errors;
if(typeof data25 == "number"){
if(!(+data25 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/triggerAmount",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data25 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/triggerAmount",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data25 === "string"){
if(!pattern6.test(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/triggerAmount",keyword:"pattern",params:{}});
errors++;
}
if(!(+data25 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/triggerAmount",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data25 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/triggerAmount",keyword:"decimalMaximum",params:{}});
errors++;
}
}
var _valid17 = _errs114 === errors;
valid42 = _valid17;
}
if(!valid42){
(vErrors ??= []).push({instancePath:instancePath+"/triggerAmount",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
}
if(data.triggerTimes !== undefined){
let data26 = data.triggerTimes;
if((!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))) && (data26 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/triggerTimes",keyword:"type",params:{}});
errors++;
}
if(typeof data26 == "number"){
if(data26 > 999 || isNaN(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/triggerTimes",keyword:"maximum",params:{comparison: "<=", limit: 999}});
errors++;
}
if(data26 < 0 || isNaN(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/triggerTimes",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.validType !== undefined){
let data27 = data.validType;
if(!((data27 === 1) || (data27 === 2))){
(vErrors ??= []).push({instancePath:instancePath+"/validType",keyword:"enum",params:{}});
errors++;
}
}
if(data.startTime !== undefined){
let data28 = data.startTime;
if((typeof data28 !== "string") && (data28 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/startTime",keyword:"type",params:{}});
errors++;
}
if(typeof data28 === "string"){
if(!pattern9.test(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/startTime",keyword:"pattern",params:{}});
errors++;
}
}
}
if(data.endTime !== undefined){
let data29 = data.endTime;
if((typeof data29 !== "string") && (data29 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/endTime",keyword:"type",params:{}});
errors++;
}
if(typeof data29 === "string"){
if(!pattern9.test(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/endTime",keyword:"pattern",params:{}});
errors++;
}
}
}
if(data.remark !== undefined){
let data30 = data.remark;
if((typeof data30 !== "string") && (data30 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"type",params:{}});
errors++;
}
if(typeof data30 === "string"){
if(func0(data30) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"maxLength",params:{limit: 100}});
errors++;
}
}
}
if(data.status !== undefined){
let data31 = data.status;
if((typeof data31 !== "boolean") && (data31 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{}});
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
const func5 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func5.call(schema0.properties, key0))){
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
const schema2 = {"properties":{"name":{},"exceptionType":{},"dimension":{},"linkedIds":{},"rate":{},"limitCycle":{},"limitIntegral":{},"triggerAmount":{},"triggerTimes":{},"validType":{},"startTime":{},"endTime":{},"remark":{},"status":{}}};
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func5.call(schema2.properties, key0))){
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
