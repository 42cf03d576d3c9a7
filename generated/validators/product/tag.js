// Made from schemas/product/tag.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const create = validate0;
const schema0 = {"properties":{"tagName":{},"tagNote":{},"startTime":{},"endTime":{},"status":{},"position":{},"sort":{},"owner":{},"playType":{},"playProducts":{}}};
const pattern0 = new RegExp("^[1-9]\\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.owner === undefined) && (missing0 = "owner")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.owner !== undefined){
if(1 !== data.owner){
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
if(data.playType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "playType"}});
errors++;
}
if(data.playType !== undefined){
let data1 = data.playType;
if(!((((data1 === "product") || (data1 === "brand")) || (data1 === "category")) || (data1 === "merchant"))){
(vErrors ??= []).push({instancePath:instancePath+"/playType",keyword:"enum",params:{}});
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
const _errs8 = errors;
let valid4 = true;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.owner === undefined) && (missing1 = "owner")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.owner !== undefined){
if(1 !== data.owner){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.playProducts === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "playProducts"}});
errors++;
}
if(data.playProducts !== undefined){
let data3 = data.playProducts;
if(Array.isArray(data3)){
if(data3.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/playProducts",keyword:"maxItems",params:{limit: 100}});
errors++;
}
if(data3.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/playProducts",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/playProducts/" + i0,keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/playProducts/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/playProducts/" + i0,keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
if(!((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/playProducts",keyword:"uniqueItems",params:{i: i1, j: j0}});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/playProducts",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
var _valid1 = _errs11 === errors;
valid4 = _valid1;
}
if(!valid4){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tagName === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tagName"}});
errors++;
}
if(data.startTime === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "startTime"}});
errors++;
}
if(data.endTime === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "endTime"}});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});
errors++;
}
if(data.position === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "position"}});
errors++;
}
if(data.sort === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sort"}});
errors++;
}
if(data.tagName !== undefined){
let data5 = data.tagName;
if(typeof data5 === "string"){
if(func0(data5) > 4){
(vErrors ??= []).push({instancePath:instancePath+"/tagName",keyword:"maxLength",params:{limit: 4}});
errors++;
}
if(func0(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tagName",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tagName",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.tagNote !== undefined){
let data6 = data.tagNote;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/tagNote",keyword:"type",params:{}});
errors++;
}
if(typeof data6 === "string"){
if(func0(data6) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/tagNote",keyword:"maxLength",params:{limit: 50}});
errors++;
}
}
}
if(data.startTime !== undefined){
let data7 = data.startTime;
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/startTime",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/startTime",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.endTime !== undefined){
let data8 = data.endTime;
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/endTime",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/endTime",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.position !== undefined){
let data10 = data.position;
if(!((data10 === 0) || (data10 === 1))){
(vErrors ??= []).push({instancePath:instancePath+"/position",keyword:"enum",params:{}});
errors++;
}
}
if(data.sort !== undefined){
let data11 = data.sort;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data11 == "number"){
if(data11 > 99999 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"maximum",params:{comparison: "<=", limit: 99999}});
errors++;
}
if(data11 < 1 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.owner !== undefined){
let data12 = data.owner;
if(!(((data12 === 0) || (data12 === 1)) || (data12 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/owner",keyword:"enum",params:{}});
errors++;
}
}
if(data.playType !== undefined){
let data13 = data.playType;
if(!(((((data13 === "product") || (data13 === "brand")) || (data13 === "category")) || (data13 === "merchant")) || (data13 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/playType",keyword:"enum",params:{}});
errors++;
}
}
if(data.playProducts !== undefined){
let data14 = data.playProducts;
if(Array.isArray(data14)){
if(data14.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/playProducts",keyword:"maxItems",params:{limit: 100}});
errors++;
}
const len1 = data14.length;
for(let i2=0; i2<len1; i2++){
let data15 = data14[i2];
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
(vErrors ??= []).push({instancePath:instancePath+"/playProducts/" + i2,keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data15 == "number"){
if(data15 > 9007199254740991 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/playProducts/" + i2,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data15 < 1 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/playProducts/" + i2,keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
let i3 = data14.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data14[i3];
if(!((typeof item1 == "number") && (!(item1 % 1) && !isNaN(item1)))){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
(vErrors ??= []).push({instancePath:instancePath+"/playProducts",keyword:"uniqueItems",params:{i: i3, j: j1}});
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/playProducts",keyword:"type",params:{type: "array"}});
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
const func3 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func3.call(schema0.properties, key0))){
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
const schema2 = {"properties":{"tagName":{},"tagNote":{},"startTime":{},"endTime":{},"status":{},"position":{},"sort":{},"owner":{},"playType":{},"playProducts":{}}};
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func3.call(schema2.properties, key0))){
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
