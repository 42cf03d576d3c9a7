// Made from schemas/marketing/article.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const create = validate0;
const schema0 = {"properties":{"cover":{},"title":{},"author":{},"cid":{},"synopsis":{},"content":{},"isBanner":{},"isHot":{},"sort":{},"url":{}}};
const pattern0 = new RegExp("^(?:(?:https?:)?//[^\\s<>\"']+|/?[^\\s<>\"'/:\\\\][^\\s<>\"':\\\\]*)$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cover === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "cover"}});
errors++;
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"}});
errors++;
}
if(data.author === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "author"}});
errors++;
}
if(data.cid === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "cid"}});
errors++;
}
if(data.synopsis === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "synopsis"}});
errors++;
}
if(data.content === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "content"}});
errors++;
}
if(data.isBanner === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "isBanner"}});
errors++;
}
if(data.isHot === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "isHot"}});
errors++;
}
if(data.cover !== undefined){
let data0 = data.cover;
if(typeof data0 === "string"){
if(func0(data0) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/cover",keyword:"maxLength",params:{limit: 255}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/cover",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/cover",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cover",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func0(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.author !== undefined){
let data2 = data.author;
if(typeof data2 === "string"){
if(func0(data2) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/author",keyword:"maxLength",params:{limit: 50}});
errors++;
}
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/author",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/author",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.cid !== undefined){
let data3 = data.cid;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/cid",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/cid",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/cid",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.synopsis !== undefined){
let data4 = data.synopsis;
if(typeof data4 === "string"){
if(func0(data4) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/synopsis",keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(func0(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/synopsis",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/synopsis",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.content !== undefined){
let data5 = data.content;
if(typeof data5 === "string"){
if(func0(data5) > 100000){
(vErrors ??= []).push({instancePath:instancePath+"/content",keyword:"maxLength",params:{limit: 100000}});
errors++;
}
if(func0(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/content",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/content",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.isBanner !== undefined){
if(typeof data.isBanner !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isBanner",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.isHot !== undefined){
if(typeof data.isHot !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isHot",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.sort !== undefined){
let data8 = data.sort;
if((!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))) && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{}});
errors++;
}
if(typeof data8 == "number"){
if(data8 > 9999 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"maximum",params:{comparison: "<=", limit: 9999}});
errors++;
}
if(data8 < 0 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"minimum",params:{comparison: ">=", limit: 0}});
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
const func10 = Object.prototype.hasOwnProperty;
const pattern1 = new RegExp("^(?:(?:[hH][tT][tT][pP][sS]?|[fF][tT][pP]):)?//(?:[^\\s/?#@]{1,100}@)?(?:(?!(?:0|10|127)\\.|169\\.254\\.|192\\.168\\.|172\\.(?:1[6-9]|2\\d|3[01])\\.|22[4-9]\\.|2[345]\\d\\.)(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(?:\\.(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)){3}|(?:[a-zA-Z0-9\\u00a1-\\uffff](?:[a-zA-Z0-9\\u00a1-\\uffff\\-]{0,61}[a-zA-Z0-9\\u00a1-\\uffff])?\\.){1,10}[a-zA-Z\\u00a1-\\uffff]{2,63})(?::\\d{1,5})?(?:[/?#]\\S*)?$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func10.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.url !== undefined){
let data0 = data.url;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"type",params:{}});
errors++;
}
const _errs5 = errors;
let valid2 = true;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data0 === "string"){
if(func0(data0) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid0 = _errs6 === errors;
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs8 = errors;
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"pattern",params:{}});
errors++;
}
}
var _valid0 = _errs8 === errors;
valid2 = _valid0;
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data0 === "string"){
if(func0(data0) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"maxLength",params:{limit: 255}});
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
export const update = validate3;
const schema2 = {"properties":{"cover":{},"title":{},"author":{},"cid":{},"synopsis":{},"content":{},"isBanner":{},"isHot":{},"sort":{}}};
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func10.call(schema2.properties, key0))){
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
