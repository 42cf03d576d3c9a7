// Made from schemas/marketing/activityStyle.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const create = validate0;
const pattern0 = new RegExp("^[1-9]\\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$", "u");
const pattern2 = new RegExp("^(?:(?:https?:)?//[^\\s<>\"']+|/?[^\\s<>\"'/:\\\\][^\\s<>\"':\\\\]*)$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.method === undefined) && (missing0 = "method")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.method !== undefined){
let data0 = data.method;
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
if(data.products === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "products"}});
errors++;
}
if(data.products !== undefined){
let data1 = data.products;
if(Array.isArray(data1)){
if(data1.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/products",keyword:"maxItems",params:{limit: 100}});
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/products",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/products/" + i0,keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/products/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/products/" + i0,keyword:"minimum",params:{comparison: ">=", limit: 1}});
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
(vErrors ??= []).push({instancePath:instancePath+"/products",keyword:"uniqueItems",params:{i: i1, j: j0}});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/products",keyword:"type",params:{type: "array"}});
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
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.starttime === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "starttime"}});
errors++;
}
if(data.endtime === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "endtime"}});
errors++;
}
if(data.style === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "style"}});
errors++;
}
if(data.method === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "method"}});
errors++;
}
if(data.name !== undefined){
let data3 = data.name;
if(typeof data3 === "string"){
if(func0(data3) > 30){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 30}});
errors++;
}
if(func0(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.type !== undefined){
let data4 = data.type;
if(!(((data4 === 1) || (data4 === 0)) || (data4 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{}});
errors++;
}
}
if(data.starttime !== undefined){
let data5 = data.starttime;
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/starttime",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/starttime",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.endtime !== undefined){
let data6 = data.endtime;
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/endtime",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/endtime",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.style !== undefined){
let data7 = data.style;
if(typeof data7 === "string"){
if(func0(data7) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/style",keyword:"maxLength",params:{limit: 500}});
errors++;
}
if(func0(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/style",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern2.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/style",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/style",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.status !== undefined){
let data8 = data.status;
if((typeof data8 !== "boolean") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{}});
errors++;
}
}
if(data.method !== undefined){
let data9 = data.method;
if(!(((((data9 === 0) || (data9 === 1)) || (data9 === 2)) || (data9 === 3)) || (data9 === 4))){
(vErrors ??= []).push({instancePath:instancePath+"/method",keyword:"enum",params:{}});
errors++;
}
}
if(data.products !== undefined){
let data10 = data.products;
if(Array.isArray(data10)){
if(data10.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/products",keyword:"maxItems",params:{limit: 100}});
errors++;
}
const len1 = data10.length;
for(let i2=0; i2<len1; i2++){
let data11 = data10[i2];
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
(vErrors ??= []).push({instancePath:instancePath+"/products/" + i2,keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data11 == "number"){
if(data11 > 9007199254740991 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/products/" + i2,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data11 < 1 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/products/" + i2,keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
let i3 = data10.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data10[i3];
if(!((typeof item1 == "number") && (!(item1 % 1) && !isNaN(item1)))){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
(vErrors ??= []).push({instancePath:instancePath+"/products",keyword:"uniqueItems",params:{i: i3, j: j1}});
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/products",keyword:"type",params:{type: "array"}});
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
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((((key0 === "name") || (key0 === "type")) || (key0 === "starttime")) || (key0 === "endtime")) || (key0 === "style")) || (key0 === "status")) || (key0 === "method")) || (key0 === "products"))){
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
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((((key0 === "name") || (key0 === "type")) || (key0 === "starttime")) || (key0 === "endtime")) || (key0 === "style")) || (key0 === "status")) || (key0 === "method")) || (key0 === "products"))){
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
