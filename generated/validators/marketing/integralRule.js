// Made from schemas/marketing/integralRule.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const create = validate0;
const schema0 = {"properties":{"name":{},"scopeType":{},"linkedIds":{},"consumeAmount":{},"integral":{},"roundType":{},"levelRates":{},"validType":{},"startTime":{},"endTime":{},"weekdays":{},"timeRange":{},"singleLimit":{},"dailyLimit":{},"sort":{},"status":{}}};
const pattern0 = new RegExp("^[1-9]\\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$", "u");
const pattern2 = new RegExp("^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$", "u");
const pattern3 = new RegExp("^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,1})?$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.scopeType === undefined) && (missing0 = "scopeType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.scopeType !== undefined){
let data0 = data.scopeType;
if(!(((data0 === 2) || (data0 === 3)) || (data0 === 4))){
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
if((data.validType === undefined) && (missing1 = "validType")){
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
if(data.startTime === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "startTime"}});
errors++;
}
if(data.startTime !== undefined){
let data4 = data.startTime;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
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
if((data.validType === undefined) && (missing2 = "validType")){
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
if(data.endTime === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "endTime"}});
errors++;
}
if(data.endTime !== undefined){
let data6 = data.endTime;
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
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
var _valid2 = _errs21 === errors;
valid10 = _valid2;
}
if(!valid10){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.scopeType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "scopeType"}});
errors++;
}
if(data.consumeAmount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "consumeAmount"}});
errors++;
}
if(data.integral === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "integral"}});
errors++;
}
if(data.roundType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "roundType"}});
errors++;
}
if(data.validType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "validType"}});
errors++;
}
if(data.weekdays === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "weekdays"}});
errors++;
}
if(data.timeRange === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "timeRange"}});
errors++;
}
if(data.singleLimit === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "singleLimit"}});
errors++;
}
if(data.dailyLimit === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "dailyLimit"}});
errors++;
}
if(data.sort === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sort"}});
errors++;
}
if(data.name !== undefined){
let data7 = data.name;
if(typeof data7 === "string"){
if(func0(data7) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 20}});
errors++;
}
if(func0(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.scopeType !== undefined){
let data8 = data.scopeType;
if(!((((data8 === 1) || (data8 === 2)) || (data8 === 3)) || (data8 === 4))){
(vErrors ??= []).push({instancePath:instancePath+"/scopeType",keyword:"enum",params:{}});
errors++;
}
}
if(data.linkedIds !== undefined){
let data9 = data.linkedIds;
if(Array.isArray(data9)){
if(data9.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/linkedIds",keyword:"maxItems",params:{limit: 100}});
errors++;
}
const len1 = data9.length;
for(let i2=0; i2<len1; i2++){
let data10 = data9[i2];
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
(vErrors ??= []).push({instancePath:instancePath+"/linkedIds/" + i2,keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data10 == "number"){
if(data10 > 9007199254740991 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/linkedIds/" + i2,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data10 < 1 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/linkedIds/" + i2,keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
let i3 = data9.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data9[i3];
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
if(data.consumeAmount !== undefined){
let data11 = data.consumeAmount;
if(typeof data11 == "number"){
if(!(+data11 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/consumeAmount",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data11 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/consumeAmount",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data11 === "string"){
if(!pattern2.test(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/consumeAmount",keyword:"pattern",params:{}});
errors++;
}
if(!(+data11 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/consumeAmount",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data11 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/consumeAmount",keyword:"decimalMaximum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/consumeAmount",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.integral !== undefined){
let data12 = data.integral;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
(vErrors ??= []).push({instancePath:instancePath+"/integral",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data12 == "number"){
if(data12 > 9999 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/integral",keyword:"maximum",params:{comparison: "<=", limit: 9999}});
errors++;
}
if(data12 < 1 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/integral",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.roundType !== undefined){
let data13 = data.roundType;
if(!(((data13 === 1) || (data13 === 2)) || (data13 === 3))){
(vErrors ??= []).push({instancePath:instancePath+"/roundType",keyword:"enum",params:{}});
errors++;
}
}
if(data.levelRates !== undefined){
let data14 = data.levelRates;
if(Array.isArray(data14)){
if(data14.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/levelRates",keyword:"maxItems",params:{limit: 100}});
errors++;
}
const len2 = data14.length;
for(let i4=0; i4<len2; i4++){
let data15 = data14[i4];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.levelId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/levelRates/" + i4,keyword:"required",params:{missingProperty: "levelId"}});
errors++;
}
if(data15.rate === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/levelRates/" + i4,keyword:"required",params:{missingProperty: "rate"}});
errors++;
}
for(const key0 in data15){
if(!((key0 === "levelId") || (key0 === "rate"))){
(vErrors ??= []).push({instancePath:instancePath+"/levelRates/" + i4,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data15.levelId !== undefined){
let data16 = data15.levelId;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
(vErrors ??= []).push({instancePath:instancePath+"/levelRates/" + i4+"/levelId",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data16 == "number"){
if(data16 > 9007199254740991 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/levelRates/" + i4+"/levelId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data16 < 1 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/levelRates/" + i4+"/levelId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data15.rate !== undefined){
let data17 = data15.rate;
if(typeof data17 == "number"){
if(!(+data17 >= 0.1)){
(vErrors ??= []).push({instancePath:instancePath+"/levelRates/" + i4+"/rate",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data17 <= 10)){
(vErrors ??= []).push({instancePath:instancePath+"/levelRates/" + i4+"/rate",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data17 === "string"){
if(!pattern3.test(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/levelRates/" + i4+"/rate",keyword:"pattern",params:{}});
errors++;
}
if(!(+data17 >= 0.1)){
(vErrors ??= []).push({instancePath:instancePath+"/levelRates/" + i4+"/rate",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data17 <= 10)){
(vErrors ??= []).push({instancePath:instancePath+"/levelRates/" + i4+"/rate",keyword:"decimalMaximum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/levelRates/" + i4+"/rate",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/levelRates/" + i4,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/levelRates",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.validType !== undefined){
let data18 = data.validType;
if(!((data18 === 1) || (data18 === 2))){
(vErrors ??= []).push({instancePath:instancePath+"/validType",keyword:"enum",params:{}});
errors++;
}
}
if(data.startTime !== undefined){
let data19 = data.startTime;
if((typeof data19 !== "string") && (data19 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/startTime",keyword:"type",params:{}});
errors++;
}
if(typeof data19 === "string"){
if(!pattern0.test(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/startTime",keyword:"pattern",params:{}});
errors++;
}
}
}
if(data.endTime !== undefined){
let data20 = data.endTime;
if((typeof data20 !== "string") && (data20 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/endTime",keyword:"type",params:{}});
errors++;
}
if(typeof data20 === "string"){
if(!pattern0.test(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/endTime",keyword:"pattern",params:{}});
errors++;
}
}
}
if(data.weekdays !== undefined){
let data21 = data.weekdays;
if(Array.isArray(data21)){
if(data21.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/weekdays",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len3 = data21.length;
for(let i5=0; i5<len3; i5++){
let data22 = data21[i5];
if(!(((((((data22 === 1) || (data22 === 2)) || (data22 === 3)) || (data22 === 4)) || (data22 === 5)) || (data22 === 6)) || (data22 === 7))){
(vErrors ??= []).push({instancePath:instancePath+"/weekdays/" + i5,keyword:"enum",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/weekdays",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.timeRange !== undefined){
let data23 = data.timeRange;
if(Array.isArray(data23)){
if(data23.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/timeRange",keyword:"maxItems",params:{limit: 2}});
errors++;
}
if(data23.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/timeRange",keyword:"minItems",params:{limit: 2}});
errors++;
}
const len4 = data23.length;
for(let i6=0; i6<len4; i6++){
let data24 = data23[i6];
if(typeof data24 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/timeRange/" + i6,keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((((((((((((((((((((((((data24 === "00:00") || (data24 === "01:00")) || (data24 === "02:00")) || (data24 === "03:00")) || (data24 === "04:00")) || (data24 === "05:00")) || (data24 === "06:00")) || (data24 === "07:00")) || (data24 === "08:00")) || (data24 === "09:00")) || (data24 === "10:00")) || (data24 === "11:00")) || (data24 === "12:00")) || (data24 === "13:00")) || (data24 === "14:00")) || (data24 === "15:00")) || (data24 === "16:00")) || (data24 === "17:00")) || (data24 === "18:00")) || (data24 === "19:00")) || (data24 === "20:00")) || (data24 === "21:00")) || (data24 === "22:00")) || (data24 === "23:00")) || (data24 === "24:00"))){
(vErrors ??= []).push({instancePath:instancePath+"/timeRange/" + i6,keyword:"enum",params:{}});
errors++;
}
}
let i7 = data23.length;
let j2;
if(i7 > 1){
const indices2 = {};
for(;i7--;){
let item2 = data23[i7];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
(vErrors ??= []).push({instancePath:instancePath+"/timeRange",keyword:"uniqueItems",params:{i: i7, j: j2}});
errors++;
break;
}
indices2[item2] = i7;
}
}
if(data23[0] > data23[1]){
(vErrors ??= []).push({instancePath:instancePath+"/timeRange",keyword:"ordered",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timeRange",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.singleLimit !== undefined){
let data25 = data.singleLimit;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
(vErrors ??= []).push({instancePath:instancePath+"/singleLimit",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data25 == "number"){
if(data25 > 999999 || isNaN(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/singleLimit",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
errors++;
}
if(data25 < 0 || isNaN(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/singleLimit",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.dailyLimit !== undefined){
let data26 = data.dailyLimit;
if(!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))){
(vErrors ??= []).push({instancePath:instancePath+"/dailyLimit",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data26 == "number"){
if(data26 > 999999 || isNaN(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/dailyLimit",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
errors++;
}
if(data26 < 0 || isNaN(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/dailyLimit",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.sort !== undefined){
let data27 = data.sort;
if(!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27)))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data27 == "number"){
if(data27 > 9999 || isNaN(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"maximum",params:{comparison: "<=", limit: 9999}});
errors++;
}
if(data27 < 0 || isNaN(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.status !== undefined){
let data28 = data.status;
if((typeof data28 !== "boolean") && (data28 !== null)){
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
const func2 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func2.call(schema0.properties, key0))){
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
const schema2 = {"properties":{"name":{},"scopeType":{},"linkedIds":{},"consumeAmount":{},"integral":{},"roundType":{},"levelRates":{},"validType":{},"startTime":{},"endTime":{},"weekdays":{},"timeRange":{},"singleLimit":{},"dailyLimit":{},"sort":{},"status":{}}};
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
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
export const actions = {};
