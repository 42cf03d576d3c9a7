// Made from schemas/marketing/integralException.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const create = validate0;
const schema0 = {"properties":{"name":{},"exceptionType":{},"dimension":{},"linkedIds":{},"rate":{},"limitCycle":{},"limitIntegral":{},"triggerAmount":{},"triggerTimes":{},"validType":{},"startTime":{},"endTime":{},"remark":{},"status":{}}};
const pattern0 = new RegExp("^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,1})?$", "u");
const pattern1 = new RegExp("^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$", "u");
const pattern2 = new RegExp("^[1-9]\\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.dimension === undefined) && (missing0 = "dimension")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.dimension !== undefined){
let data0 = data.dimension;
if(!((((data0 === 1) || (data0 === 2)) || (data0 === 3)) || (data0 === 4))){
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
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs11 = errors;
let valid7 = true;
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.exceptionType === undefined) && (missing1 = "exceptionType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.exceptionType !== undefined){
if(2 !== data.exceptionType){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid1 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs14 = errors;
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
if(!pattern0.test(data4)){
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
var _valid1 = _errs14 === errors;
valid7 = _valid1;
}
if(!valid7){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs18 = errors;
let valid10 = true;
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.exceptionType === undefined) && (missing2 = "exceptionType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.exceptionType !== undefined){
if(3 !== data.exceptionType){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid2 = _errs19 === errors;
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs21 = errors;
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
var _valid2 = _errs21 === errors;
valid10 = _valid2;
}
if(!valid10){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs24 = errors;
let valid13 = true;
const _errs25 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.exceptionType === undefined) && (missing3 = "exceptionType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.exceptionType !== undefined){
if(3 !== data.exceptionType){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid3 = _errs25 === errors;
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs27 = errors;
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
var _valid3 = _errs27 === errors;
valid13 = _valid3;
}
if(!valid13){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs31 = errors;
let valid16 = true;
const _errs32 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.exceptionType === undefined) && (missing4 = "exceptionType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.exceptionType !== undefined){
if(4 !== data.exceptionType){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid4 = _errs32 === errors;
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs34 = errors;
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
if(!pattern1.test(data10)){
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
var _valid4 = _errs34 === errors;
valid16 = _valid4;
}
if(!valid16){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs38 = errors;
let valid19 = true;
const _errs39 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.exceptionType === undefined) && (missing5 = "exceptionType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.exceptionType !== undefined){
if(4 !== data.exceptionType){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid5 = _errs39 === errors;
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs41 = errors;
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
var _valid5 = _errs41 === errors;
valid19 = _valid5;
}
if(!valid19){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs45 = errors;
let valid22 = true;
const _errs46 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.validType === undefined) && (missing6 = "validType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.validType !== undefined){
if(2 !== data.validType){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid6 = _errs46 === errors;
errors = _errs45;
if(vErrors !== null){
if(_errs45){
vErrors.length = _errs45;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs48 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.startTime === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "startTime"}});
errors++;
}
if(data.startTime !== undefined){
let data14 = data.startTime;
if(typeof data14 === "string"){
if(!pattern2.test(data14)){
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
var _valid6 = _errs48 === errors;
valid22 = _valid6;
}
if(!valid22){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs52 = errors;
let valid25 = true;
const _errs53 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.validType === undefined) && (missing7 = "validType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.validType !== undefined){
if(2 !== data.validType){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid7 = _errs53 === errors;
errors = _errs52;
if(vErrors !== null){
if(_errs52){
vErrors.length = _errs52;
}
else {
vErrors = null;
}
}
if(_valid7){
const _errs55 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.endTime === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "endTime"}});
errors++;
}
if(data.endTime !== undefined){
let data16 = data.endTime;
if(typeof data16 === "string"){
if(!pattern2.test(data16)){
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
var _valid7 = _errs55 === errors;
valid25 = _valid7;
}
if(!valid25){
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
const _errs68 = errors;
let valid32 = true;
const _errs69 = errors;
if(errors === _errs69){
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
var _valid8 = _errs69 === errors;
errors = _errs68;
if(vErrors !== null){
if(_errs68){
vErrors.length = _errs68;
}
else {
vErrors = null;
}
}
if(_valid8){
const _errs71 = errors;
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
if(!pattern0.test(data22)){
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
var _valid8 = _errs71 === errors;
valid32 = _valid8;
}
if(!valid32){
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
const _errs77 = errors;
let valid33 = true;
const _errs78 = errors;
if(errors === _errs78){
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
var _valid9 = _errs78 === errors;
errors = _errs77;
if(vErrors !== null){
if(_errs77){
vErrors.length = _errs77;
}
else {
vErrors = null;
}
}
if(_valid9){
const _errs80 = errors;
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
if(!pattern1.test(data25)){
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
var _valid9 = _errs80 === errors;
valid33 = _valid9;
}
if(!valid33){
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
if(!pattern2.test(data28)){
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
if(!pattern2.test(data29)){
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
