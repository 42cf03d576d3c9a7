// Made from schemas/marketing/integralException.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const create = validate0;
const schema0 = {"properties":{"name":{},"exceptionType":{},"dimension":{},"linkedIds":{},"rate":{},"limitCycle":{},"limitIntegral":{},"triggerAmount":{},"triggerTimes":{},"validType":{},"startTime":{},"endTime":{},"remark":{},"status":{}}};
const pattern0 = new RegExp("^-?\\d+(?:\\.\\d+)?$", "u");
const pattern5 = new RegExp("^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,1})?$", "u");
const pattern9 = new RegExp("^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$", "u");
const pattern12 = new RegExp("^[1-9]\\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$", "u");
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
const _errs5 = errors;
let valid3 = false;
const _errs6 = errors;
const _errs7 = errors;
let valid4 = false;
const _errs8 = errors;
if(1 !== data0){
(vErrors ??= []).push({});
errors++;
}
var _valid2 = _errs8 === errors;
valid4 = valid4 || _valid2;
if(!valid4){
const _errs9 = errors;
if(errors === _errs9){
if(typeof data0 == "number"){
if(!(+data0 >= 1)){
(vErrors ??= []).push({});
errors++;
}
else {
if(!(+data0 <= 1)){
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
if(!(+data0 >= 1)){
(vErrors ??= []).push({});
errors++;
}
else {
if(!(+data0 <= 1)){
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
var _valid2 = _errs9 === errors;
valid4 = valid4 || _valid2;
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
var _valid1 = _errs6 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs11 = errors;
const _errs12 = errors;
let valid5 = false;
const _errs13 = errors;
if(2 !== data0){
(vErrors ??= []).push({});
errors++;
}
var _valid3 = _errs13 === errors;
valid5 = valid5 || _valid3;
if(!valid5){
const _errs14 = errors;
if(errors === _errs14){
if(typeof data0 == "number"){
if(!(+data0 >= 2)){
(vErrors ??= []).push({});
errors++;
}
else {
if(!(+data0 <= 2)){
(vErrors ??= []).push({});
errors++;
}
}
}
if(errors === _errs14){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
(vErrors ??= []).push({});
errors++;
}
else {
if(!(+data0 >= 2)){
(vErrors ??= []).push({});
errors++;
}
else {
if(!(+data0 <= 2)){
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
var _valid3 = _errs14 === errors;
valid5 = valid5 || _valid3;
}
if(!valid5){
(vErrors ??= []).push({});
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var _valid1 = _errs11 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs16 = errors;
const _errs17 = errors;
let valid6 = false;
const _errs18 = errors;
if(3 !== data0){
(vErrors ??= []).push({});
errors++;
}
var _valid4 = _errs18 === errors;
valid6 = valid6 || _valid4;
if(!valid6){
const _errs19 = errors;
if(errors === _errs19){
if(typeof data0 == "number"){
if(!(+data0 >= 3)){
(vErrors ??= []).push({});
errors++;
}
else {
if(!(+data0 <= 3)){
(vErrors ??= []).push({});
errors++;
}
}
}
if(errors === _errs19){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
(vErrors ??= []).push({});
errors++;
}
else {
if(!(+data0 >= 3)){
(vErrors ??= []).push({});
errors++;
}
else {
if(!(+data0 <= 3)){
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
var _valid4 = _errs19 === errors;
valid6 = valid6 || _valid4;
}
if(!valid6){
(vErrors ??= []).push({});
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
var _valid1 = _errs16 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs21 = errors;
const _errs22 = errors;
let valid7 = false;
const _errs23 = errors;
if(4 !== data0){
(vErrors ??= []).push({});
errors++;
}
var _valid5 = _errs23 === errors;
valid7 = valid7 || _valid5;
if(!valid7){
const _errs24 = errors;
if(errors === _errs24){
if(typeof data0 == "number"){
if(!(+data0 >= 4)){
(vErrors ??= []).push({});
errors++;
}
else {
if(!(+data0 <= 4)){
(vErrors ??= []).push({});
errors++;
}
}
}
if(errors === _errs24){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
(vErrors ??= []).push({});
errors++;
}
else {
if(!(+data0 >= 4)){
(vErrors ??= []).push({});
errors++;
}
else {
if(!(+data0 <= 4)){
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
var _valid5 = _errs24 === errors;
valid7 = valid7 || _valid5;
}
if(!valid7){
(vErrors ??= []).push({});
errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
var _valid1 = _errs21 === errors;
valid3 = valid3 || _valid1;
}
}
}
if(!valid3){
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
const _errs26 = errors;
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
var _valid0 = _errs26 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs32 = errors;
let valid12 = true;
const _errs33 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.exceptionType === undefined) && (missing1 = "exceptionType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.exceptionType !== undefined){
let data3 = data.exceptionType;
const _errs35 = errors;
let valid14 = false;
const _errs36 = errors;
if(2 !== data3){
(vErrors ??= []).push({});
errors++;
}
var _valid7 = _errs36 === errors;
valid14 = valid14 || _valid7;
if(!valid14){
const _errs37 = errors;
if(errors === _errs37){
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
if(errors === _errs37){
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
var _valid7 = _errs37 === errors;
valid14 = valid14 || _valid7;
}
if(!valid14){
(vErrors ??= []).push({});
errors++;
}
else {
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid6 = _errs33 === errors;
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs39 = errors;
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
if(!pattern5.test(data4)){
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
var _valid6 = _errs39 === errors;
valid12 = _valid6;
}
if(!valid12){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs43 = errors;
let valid16 = true;
const _errs44 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.exceptionType === undefined) && (missing2 = "exceptionType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.exceptionType !== undefined){
let data5 = data.exceptionType;
const _errs46 = errors;
let valid18 = false;
const _errs47 = errors;
if(3 !== data5){
(vErrors ??= []).push({});
errors++;
}
var _valid9 = _errs47 === errors;
valid18 = valid18 || _valid9;
if(!valid18){
const _errs48 = errors;
if(errors === _errs48){
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
if(errors === _errs48){
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
var _valid9 = _errs48 === errors;
valid18 = valid18 || _valid9;
}
if(!valid18){
(vErrors ??= []).push({});
errors++;
}
else {
errors = _errs46;
if(vErrors !== null){
if(_errs46){
vErrors.length = _errs46;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid8 = _errs44 === errors;
errors = _errs43;
if(vErrors !== null){
if(_errs43){
vErrors.length = _errs43;
}
else {
vErrors = null;
}
}
if(_valid8){
const _errs50 = errors;
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
var _valid8 = _errs50 === errors;
valid16 = _valid8;
}
if(!valid16){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs53 = errors;
let valid20 = true;
const _errs54 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.exceptionType === undefined) && (missing3 = "exceptionType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.exceptionType !== undefined){
let data7 = data.exceptionType;
const _errs56 = errors;
let valid22 = false;
const _errs57 = errors;
if(3 !== data7){
(vErrors ??= []).push({});
errors++;
}
var _valid11 = _errs57 === errors;
valid22 = valid22 || _valid11;
if(!valid22){
const _errs58 = errors;
if(errors === _errs58){
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
if(errors === _errs58){
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
var _valid11 = _errs58 === errors;
valid22 = valid22 || _valid11;
}
if(!valid22){
(vErrors ??= []).push({});
errors++;
}
else {
errors = _errs56;
if(vErrors !== null){
if(_errs56){
vErrors.length = _errs56;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid10 = _errs54 === errors;
errors = _errs53;
if(vErrors !== null){
if(_errs53){
vErrors.length = _errs53;
}
else {
vErrors = null;
}
}
if(_valid10){
const _errs60 = errors;
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
var _valid10 = _errs60 === errors;
valid20 = _valid10;
}
if(!valid20){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs64 = errors;
let valid24 = true;
const _errs65 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.exceptionType === undefined) && (missing4 = "exceptionType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.exceptionType !== undefined){
let data9 = data.exceptionType;
const _errs67 = errors;
let valid26 = false;
const _errs68 = errors;
if(4 !== data9){
(vErrors ??= []).push({});
errors++;
}
var _valid13 = _errs68 === errors;
valid26 = valid26 || _valid13;
if(!valid26){
const _errs69 = errors;
if(errors === _errs69){
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
if(errors === _errs69){
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
var _valid13 = _errs69 === errors;
valid26 = valid26 || _valid13;
}
if(!valid26){
(vErrors ??= []).push({});
errors++;
}
else {
errors = _errs67;
if(vErrors !== null){
if(_errs67){
vErrors.length = _errs67;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid12 = _errs65 === errors;
errors = _errs64;
if(vErrors !== null){
if(_errs64){
vErrors.length = _errs64;
}
else {
vErrors = null;
}
}
if(_valid12){
const _errs71 = errors;
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
if(!pattern9.test(data10)){
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
var _valid12 = _errs71 === errors;
valid24 = _valid12;
}
if(!valid24){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs75 = errors;
let valid28 = true;
const _errs76 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.exceptionType === undefined) && (missing5 = "exceptionType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.exceptionType !== undefined){
let data11 = data.exceptionType;
const _errs78 = errors;
let valid30 = false;
const _errs79 = errors;
if(4 !== data11){
(vErrors ??= []).push({});
errors++;
}
var _valid15 = _errs79 === errors;
valid30 = valid30 || _valid15;
if(!valid30){
const _errs80 = errors;
if(errors === _errs80){
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
if(errors === _errs80){
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
var _valid15 = _errs80 === errors;
valid30 = valid30 || _valid15;
}
if(!valid30){
(vErrors ??= []).push({});
errors++;
}
else {
errors = _errs78;
if(vErrors !== null){
if(_errs78){
vErrors.length = _errs78;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid14 = _errs76 === errors;
errors = _errs75;
if(vErrors !== null){
if(_errs75){
vErrors.length = _errs75;
}
else {
vErrors = null;
}
}
if(_valid14){
const _errs82 = errors;
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
var _valid14 = _errs82 === errors;
valid28 = _valid14;
}
if(!valid28){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs86 = errors;
let valid32 = true;
const _errs87 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.validType === undefined) && (missing6 = "validType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.validType !== undefined){
let data13 = data.validType;
const _errs89 = errors;
let valid34 = false;
const _errs90 = errors;
if(2 !== data13){
(vErrors ??= []).push({});
errors++;
}
var _valid17 = _errs90 === errors;
valid34 = valid34 || _valid17;
if(!valid34){
const _errs91 = errors;
if(errors === _errs91){
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
if(errors === _errs91){
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
var _valid17 = _errs91 === errors;
valid34 = valid34 || _valid17;
}
if(!valid34){
(vErrors ??= []).push({});
errors++;
}
else {
errors = _errs89;
if(vErrors !== null){
if(_errs89){
vErrors.length = _errs89;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid16 = _errs87 === errors;
errors = _errs86;
if(vErrors !== null){
if(_errs86){
vErrors.length = _errs86;
}
else {
vErrors = null;
}
}
if(_valid16){
const _errs93 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.startTime === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "startTime"}});
errors++;
}
if(data.startTime !== undefined){
let data14 = data.startTime;
if(typeof data14 === "string"){
if(!pattern12.test(data14)){
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
var _valid16 = _errs93 === errors;
valid32 = _valid16;
}
if(!valid32){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs97 = errors;
let valid36 = true;
const _errs98 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.validType === undefined) && (missing7 = "validType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.validType !== undefined){
let data15 = data.validType;
const _errs100 = errors;
let valid38 = false;
const _errs101 = errors;
if(2 !== data15){
(vErrors ??= []).push({});
errors++;
}
var _valid19 = _errs101 === errors;
valid38 = valid38 || _valid19;
if(!valid38){
const _errs102 = errors;
if(errors === _errs102){
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
if(errors === _errs102){
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
var _valid19 = _errs102 === errors;
valid38 = valid38 || _valid19;
}
if(!valid38){
(vErrors ??= []).push({});
errors++;
}
else {
errors = _errs100;
if(vErrors !== null){
if(_errs100){
vErrors.length = _errs100;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid18 = _errs98 === errors;
errors = _errs97;
if(vErrors !== null){
if(_errs97){
vErrors.length = _errs97;
}
else {
vErrors = null;
}
}
if(_valid18){
const _errs104 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.endTime === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "endTime"}});
errors++;
}
if(data.endTime !== undefined){
let data16 = data.endTime;
if(typeof data16 === "string"){
if(!pattern12.test(data16)){
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
var _valid18 = _errs104 === errors;
valid36 = _valid18;
}
if(!valid36){
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
const _errs117 = errors;
let valid44 = true;
const _errs118 = errors;
if(errors === _errs118){
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
var _valid20 = _errs118 === errors;
errors = _errs117;
if(vErrors !== null){
if(_errs117){
vErrors.length = _errs117;
}
else {
vErrors = null;
}
}
if(_valid20){
const _errs120 = errors;
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
if(!pattern5.test(data22)){
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
var _valid20 = _errs120 === errors;
valid44 = _valid20;
}
if(!valid44){
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
const _errs126 = errors;
let valid45 = true;
const _errs127 = errors;
if(errors === _errs127){
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
var _valid21 = _errs127 === errors;
errors = _errs126;
if(vErrors !== null){
if(_errs126){
vErrors.length = _errs126;
}
else {
vErrors = null;
}
}
if(_valid21){
const _errs129 = errors;
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
if(!pattern9.test(data25)){
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
var _valid21 = _errs129 === errors;
valid45 = _valid21;
}
if(!valid45){
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
if(!pattern12.test(data28)){
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
if(!pattern12.test(data29)){
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
