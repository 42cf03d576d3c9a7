// Made from schemas/marketing/coupon.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const create = validate0;
const schema0 = {"properties":{"name":{},"isTimeReceive":{},"receiveStartTime":{},"receiveEndTime":{},"isFixedTime":{},"day":{},"useStartTime":{},"useEndTime":{},"isLimited":{},"isRepeated":{},"linkedData":{},"receiveType":{},"category":{},"money":{},"minPrice":{},"total":{},"status":{}}};
const pattern0 = new RegExp("^0*1(?:\\.0+)?$", "u");
const pattern2 = new RegExp("^[1-9]\\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$", "u");
const pattern7 = new RegExp("^0*2(?:\\.0+)?$", "u");
const pattern8 = new RegExp("^0*4(?:\\.0+)?$", "u");
const pattern9 = new RegExp("^0*5(?:\\.0+)?$", "u");
const pattern10 = new RegExp("^0*6(?:\\.0+)?$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.receiveType === undefined) && (missing0 = "receiveType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.receiveType !== undefined){
let data0 = data.receiveType;
const _errs5 = errors;
let valid3 = false;
const _errs6 = errors;
if(1 !== data0){
(vErrors ??= []).push({});
errors++;
}
var _valid1 = _errs6 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs7 = errors;
if(errors === _errs7){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid1 = _errs7 === errors;
valid3 = valid3 || _valid1;
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
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.isTimeReceive === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "isTimeReceive"}});
errors++;
}
if(data.isTimeReceive !== undefined){
if(typeof data.isTimeReceive !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isTimeReceive",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
}
var _valid0 = _errs9 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs13 = errors;
let valid5 = true;
const _errs14 = errors;
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.receiveType === undefined) && (missing1 = "receiveType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.receiveType !== undefined){
let data2 = data.receiveType;
const _errs17 = errors;
let valid8 = false;
const _errs18 = errors;
if(1 !== data2){
(vErrors ??= []).push({});
errors++;
}
var _valid3 = _errs18 === errors;
valid8 = valid8 || _valid3;
if(!valid8){
const _errs19 = errors;
if(errors === _errs19){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid3 = _errs19 === errors;
valid8 = valid8 || _valid3;
}
if(!valid8){
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
}
}
}
var valid6 = _errs15 === errors;
if(valid6){
const _errs21 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.isTimeReceive === undefined) && (missing2 = "isTimeReceive")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.isTimeReceive !== undefined){
if(true !== data.isTimeReceive){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var valid6 = _errs21 === errors;
}
var _valid2 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs23 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiveStartTime === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "receiveStartTime"}});
errors++;
}
if(data.receiveStartTime !== undefined){
let data4 = data.receiveStartTime;
if(typeof data4 === "string"){
if(!pattern2.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/receiveStartTime",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/receiveStartTime",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
var _valid2 = _errs23 === errors;
valid5 = _valid2;
}
if(!valid5){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs27 = errors;
let valid11 = true;
const _errs28 = errors;
const _errs29 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.receiveType === undefined) && (missing3 = "receiveType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.receiveType !== undefined){
let data5 = data.receiveType;
const _errs31 = errors;
let valid14 = false;
const _errs32 = errors;
if(1 !== data5){
(vErrors ??= []).push({});
errors++;
}
var _valid5 = _errs32 === errors;
valid14 = valid14 || _valid5;
if(!valid14){
const _errs33 = errors;
if(errors === _errs33){
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid5 = _errs33 === errors;
valid14 = valid14 || _valid5;
}
if(!valid14){
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
var valid12 = _errs29 === errors;
if(valid12){
const _errs35 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.isTimeReceive === undefined) && (missing4 = "isTimeReceive")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.isTimeReceive !== undefined){
if(true !== data.isTimeReceive){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var valid12 = _errs35 === errors;
}
var _valid4 = _errs28 === errors;
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs37 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receiveEndTime === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "receiveEndTime"}});
errors++;
}
if(data.receiveEndTime !== undefined){
let data7 = data.receiveEndTime;
if(typeof data7 === "string"){
if(!pattern2.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/receiveEndTime",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/receiveEndTime",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
var _valid4 = _errs37 === errors;
valid11 = _valid4;
}
if(!valid11){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs41 = errors;
let valid17 = true;
const _errs42 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.isFixedTime === undefined) && (missing5 = "isFixedTime")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.isFixedTime !== undefined){
if(false !== data.isFixedTime){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid6 = _errs42 === errors;
errors = _errs41;
if(vErrors !== null){
if(_errs41){
vErrors.length = _errs41;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs44 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.day === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "day"}});
errors++;
}
if(data.day !== undefined){
let data9 = data.day;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/day",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data9 == "number"){
if(data9 > 999 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/day",keyword:"maximum",params:{comparison: "<=", limit: 999}});
errors++;
}
if(data9 < 0 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/day",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
}
var _valid6 = _errs44 === errors;
valid17 = _valid6;
}
if(!valid17){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs48 = errors;
let valid20 = true;
const _errs49 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.isFixedTime === undefined) && (missing6 = "isFixedTime")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.isFixedTime !== undefined){
if(true !== data.isFixedTime){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid7 = _errs49 === errors;
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
if(_valid7){
const _errs51 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.useStartTime === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "useStartTime"}});
errors++;
}
if(data.useStartTime !== undefined){
let data11 = data.useStartTime;
if(typeof data11 === "string"){
if(!pattern2.test(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/useStartTime",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/useStartTime",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
var _valid7 = _errs51 === errors;
valid20 = _valid7;
}
if(!valid20){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs55 = errors;
let valid23 = true;
const _errs56 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.isFixedTime === undefined) && (missing7 = "isFixedTime")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.isFixedTime !== undefined){
if(true !== data.isFixedTime){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid8 = _errs56 === errors;
errors = _errs55;
if(vErrors !== null){
if(_errs55){
vErrors.length = _errs55;
}
else {
vErrors = null;
}
}
if(_valid8){
const _errs58 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.useEndTime === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "useEndTime"}});
errors++;
}
if(data.useEndTime !== undefined){
let data13 = data.useEndTime;
if(typeof data13 === "string"){
if(!pattern2.test(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/useEndTime",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/useEndTime",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
var _valid8 = _errs58 === errors;
valid23 = _valid8;
}
if(!valid23){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs62 = errors;
let valid26 = true;
const _errs63 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((data.category === undefined) && (missing8 = "category")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.category !== undefined){
let data14 = data.category;
const _errs65 = errors;
let valid28 = false;
const _errs66 = errors;
const _errs67 = errors;
let valid29 = false;
const _errs68 = errors;
if(2 !== data14){
(vErrors ??= []).push({});
errors++;
}
var _valid11 = _errs68 === errors;
valid29 = valid29 || _valid11;
if(!valid29){
const _errs69 = errors;
if(errors === _errs69){
if(typeof data14 === "string"){
if(!pattern7.test(data14)){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid11 = _errs69 === errors;
valid29 = valid29 || _valid11;
}
if(!valid29){
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
var _valid10 = _errs66 === errors;
valid28 = valid28 || _valid10;
if(!valid28){
const _errs71 = errors;
const _errs72 = errors;
let valid30 = false;
const _errs73 = errors;
if(4 !== data14){
(vErrors ??= []).push({});
errors++;
}
var _valid12 = _errs73 === errors;
valid30 = valid30 || _valid12;
if(!valid30){
const _errs74 = errors;
if(errors === _errs74){
if(typeof data14 === "string"){
if(!pattern8.test(data14)){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid12 = _errs74 === errors;
valid30 = valid30 || _valid12;
}
if(!valid30){
(vErrors ??= []).push({});
errors++;
}
else {
errors = _errs72;
if(vErrors !== null){
if(_errs72){
vErrors.length = _errs72;
}
else {
vErrors = null;
}
}
}
var _valid10 = _errs71 === errors;
valid28 = valid28 || _valid10;
if(!valid28){
const _errs76 = errors;
const _errs77 = errors;
let valid31 = false;
const _errs78 = errors;
if(5 !== data14){
(vErrors ??= []).push({});
errors++;
}
var _valid13 = _errs78 === errors;
valid31 = valid31 || _valid13;
if(!valid31){
const _errs79 = errors;
if(errors === _errs79){
if(typeof data14 === "string"){
if(!pattern9.test(data14)){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid13 = _errs79 === errors;
valid31 = valid31 || _valid13;
}
if(!valid31){
(vErrors ??= []).push({});
errors++;
}
else {
errors = _errs77;
if(vErrors !== null){
if(_errs77){
vErrors.length = _errs77;
}
else {
vErrors = null;
}
}
}
var _valid10 = _errs76 === errors;
valid28 = valid28 || _valid10;
if(!valid28){
const _errs81 = errors;
const _errs82 = errors;
let valid32 = false;
const _errs83 = errors;
if(6 !== data14){
(vErrors ??= []).push({});
errors++;
}
var _valid14 = _errs83 === errors;
valid32 = valid32 || _valid14;
if(!valid32){
const _errs84 = errors;
if(errors === _errs84){
if(typeof data14 === "string"){
if(!pattern10.test(data14)){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid14 = _errs84 === errors;
valid32 = valid32 || _valid14;
}
if(!valid32){
(vErrors ??= []).push({});
errors++;
}
else {
errors = _errs82;
if(vErrors !== null){
if(_errs82){
vErrors.length = _errs82;
}
else {
vErrors = null;
}
}
}
var _valid10 = _errs81 === errors;
valid28 = valid28 || _valid10;
}
}
}
if(!valid28){
(vErrors ??= []).push({});
errors++;
}
else {
errors = _errs65;
if(vErrors !== null){
if(_errs65){
vErrors.length = _errs65;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid9 = _errs63 === errors;
errors = _errs62;
if(vErrors !== null){
if(_errs62){
vErrors.length = _errs62;
}
else {
vErrors = null;
}
}
if(_valid9){
const _errs86 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.linkedData === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "linkedData"}});
errors++;
}
if(data.linkedData !== undefined){
let data15 = data.linkedData;
if(Array.isArray(data15)){
if(data15.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/linkedData",keyword:"maxItems",params:{limit: 100}});
errors++;
}
if(data15.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/linkedData",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
let data16 = data15[i0];
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
(vErrors ??= []).push({instancePath:instancePath+"/linkedData/" + i0,keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data16 == "number"){
if(data16 > 9007199254740991 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/linkedData/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data16 < 1 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/linkedData/" + i0,keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
let i1 = data15.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data15[i1];
if(!((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/linkedData",keyword:"uniqueItems",params:{i: i1, j: j0}});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/linkedData",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
var _valid9 = _errs86 === errors;
valid26 = _valid9;
}
if(!valid26){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.isFixedTime === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "isFixedTime"}});
errors++;
}
if(data.isLimited === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "isLimited"}});
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
if(data.isTimeReceive !== undefined){
let data18 = data.isTimeReceive;
if((typeof data18 !== "boolean") && (data18 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/isTimeReceive",keyword:"type",params:{}});
errors++;
}
}
if(data.receiveStartTime !== undefined){
let data19 = data.receiveStartTime;
if((typeof data19 !== "string") && (data19 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/receiveStartTime",keyword:"type",params:{}});
errors++;
}
if(typeof data19 === "string"){
if(!pattern2.test(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/receiveStartTime",keyword:"pattern",params:{}});
errors++;
}
}
}
if(data.receiveEndTime !== undefined){
let data20 = data.receiveEndTime;
if((typeof data20 !== "string") && (data20 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/receiveEndTime",keyword:"type",params:{}});
errors++;
}
if(typeof data20 === "string"){
if(!pattern2.test(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/receiveEndTime",keyword:"pattern",params:{}});
errors++;
}
}
}
if(data.isFixedTime !== undefined){
if(typeof data.isFixedTime !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isFixedTime",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.day !== undefined){
let data22 = data.day;
if((!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))) && (data22 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/day",keyword:"type",params:{}});
errors++;
}
if(typeof data22 == "number"){
if(data22 > 999 || isNaN(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/day",keyword:"maximum",params:{comparison: "<=", limit: 999}});
errors++;
}
if(data22 < 0 || isNaN(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/day",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.useStartTime !== undefined){
let data23 = data.useStartTime;
if((typeof data23 !== "string") && (data23 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/useStartTime",keyword:"type",params:{}});
errors++;
}
if(typeof data23 === "string"){
if(!pattern2.test(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/useStartTime",keyword:"pattern",params:{}});
errors++;
}
}
}
if(data.useEndTime !== undefined){
let data24 = data.useEndTime;
if((typeof data24 !== "string") && (data24 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/useEndTime",keyword:"type",params:{}});
errors++;
}
if(typeof data24 === "string"){
if(!pattern2.test(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/useEndTime",keyword:"pattern",params:{}});
errors++;
}
}
}
if(data.isLimited !== undefined){
if(typeof data.isLimited !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isLimited",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.isRepeated !== undefined){
let data26 = data.isRepeated;
if((typeof data26 !== "boolean") && (data26 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/isRepeated",keyword:"type",params:{}});
errors++;
}
}
if(data.linkedData !== undefined){
let data27 = data.linkedData;
if(Array.isArray(data27)){
if(data27.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/linkedData",keyword:"maxItems",params:{limit: 100}});
errors++;
}
const len1 = data27.length;
for(let i2=0; i2<len1; i2++){
let data28 = data27[i2];
if(!((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28)))){
(vErrors ??= []).push({instancePath:instancePath+"/linkedData/" + i2,keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data28 == "number"){
if(data28 > 9007199254740991 || isNaN(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/linkedData/" + i2,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data28 < 1 || isNaN(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/linkedData/" + i2,keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
let i3 = data27.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data27[i3];
if(!((typeof item1 == "number") && (!(item1 % 1) && !isNaN(item1)))){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
(vErrors ??= []).push({instancePath:instancePath+"/linkedData",keyword:"uniqueItems",params:{i: i3, j: j1}});
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/linkedData",keyword:"type",params:{type: "array"}});
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
const func2 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
const _errs3 = errors;
let valid1 = true;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.isLimited === undefined) && (missing0 = "isLimited")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.isLimited !== undefined){
if(true !== data.isLimited){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.total === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "total"}});
errors++;
}
if(data.total !== undefined){
let data1 = data.total;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/total",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 999999 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/total",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/total",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.money === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "money"}});
errors++;
}
if(data.minPrice === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "minPrice"}});
errors++;
}
if(data.receiveType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "receiveType"}});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});
errors++;
}
if(data.category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "category"}});
errors++;
}
for(const key0 in data){
if(!(func2.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.receiveType !== undefined){
let data2 = data.receiveType;
if(!(((data2 === 1) || (data2 === 2)) || (data2 === 3))){
(vErrors ??= []).push({instancePath:instancePath+"/receiveType",keyword:"enum",params:{}});
errors++;
}
}
if(data.category !== undefined){
let data3 = data.category;
if(!((((((data3 === 1) || (data3 === 3)) || (data3 === 4)) || (data3 === 2)) || (data3 === 5)) || (data3 === 6))){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"enum",params:{}});
errors++;
}
}
if(data.money !== undefined){
let data4 = data.money;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/money",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 999999 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/money",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
errors++;
}
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/money",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.minPrice !== undefined){
let data5 = data.minPrice;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/minPrice",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data5 == "number"){
if(data5 > 999999 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/minPrice",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
errors++;
}
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/minPrice",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.total !== undefined){
let data6 = data.total;
if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/total",keyword:"type",params:{}});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 999999 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/total",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
errors++;
}
if(data6 < 0 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/total",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.status !== undefined){
if(typeof data.status !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "boolean"}});
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
const schema2 = {"properties":{"name":{},"isTimeReceive":{},"receiveStartTime":{},"receiveEndTime":{},"isFixedTime":{},"day":{},"useStartTime":{},"useEndTime":{},"isLimited":{},"isRepeated":{},"linkedData":{},"receiveType":{},"category":{},"num":{}}};
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func2.call(schema2.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.num !== undefined){
let data0 = data.num;
if((!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))) && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/num",keyword:"type",params:{}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 999999 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/num",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
errors++;
}
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/num",keyword:"minimum",params:{comparison: ">=", limit: 0}});
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
export const action_remove = validate5;
function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "loseEfficacyStatus")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.loseEfficacyStatus !== undefined){
let data0 = data.loseEfficacyStatus;
if(!(((data0 === 0) || (data0 === 1)) || (data0 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/loseEfficacyStatus",keyword:"enum",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
export const actions = { remove: action_remove };
