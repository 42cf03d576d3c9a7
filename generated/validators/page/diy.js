// Made from schemas/page/diy.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const create = validate0;
const schema0 = {"properties":{"name":{},"title":{},"coverImage":{},"templateName":{},"titleBgColor":{},"titleColor":{},"textPosition":{},"isBgColor":{},"colorPicker":{},"isBgPic":{},"bgPic":{},"bgTabVal":{},"isShow":{},"returnAddress":{},"value":{},"status":{},"type":{},"isDiy":{},"serviceStatus":{}}};
const pattern0 = new RegExp("^(?:(?:https?:)?//[^\\s<>\"']+|/?[^\\s<>\"'/:\\\\][^\\s<>\"':\\\\]*)$", "u");
const pattern1 = new RegExp("^(?:#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}(?:\\s*,\\s*\\d{1,3}){2}(?:\\s*,\\s*(?:[01](?:\\.\\d+)?|\\.\\d+))?\\s*\\)|transparent)$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 15){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 15}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{}});
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 30){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 30}});
errors++;
}
}
}
if(data.coverImage !== undefined){
let data2 = data.coverImage;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/coverImage",keyword:"type",params:{}});
errors++;
}
const _errs7 = errors;
let valid1 = true;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid0 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs10 = errors;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/coverImage",keyword:"pattern",params:{}});
errors++;
}
}
var _valid0 = _errs10 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/coverImage",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/coverImage",keyword:"maxLength",params:{limit: 500}});
errors++;
}
}
}
if(data.templateName !== undefined){
let data3 = data.templateName;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/templateName",keyword:"type",params:{}});
errors++;
}
if(typeof data3 === "string"){
if(func0(data3) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/templateName",keyword:"maxLength",params:{limit: 50}});
errors++;
}
}
}
if(data.titleBgColor !== undefined){
let data4 = data.titleBgColor;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/titleBgColor",keyword:"type",params:{}});
errors++;
}
const _errs15 = errors;
let valid2 = true;
const _errs16 = errors;
if(errors === _errs16){
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
var _valid1 = _errs16 === errors;
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs18 = errors;
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/titleBgColor",keyword:"pattern",params:{}});
errors++;
}
}
var _valid1 = _errs18 === errors;
valid2 = _valid1;
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/titleBgColor",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data4 === "string"){
if(func0(data4) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/titleBgColor",keyword:"maxLength",params:{limit: 40}});
errors++;
}
}
}
if(data.titleColor !== undefined){
let data5 = data.titleColor;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/titleColor",keyword:"type",params:{}});
errors++;
}
const _errs21 = errors;
let valid3 = true;
const _errs22 = errors;
if(errors === _errs22){
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
var _valid2 = _errs22 === errors;
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs24 = errors;
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/titleColor",keyword:"pattern",params:{}});
errors++;
}
}
var _valid2 = _errs24 === errors;
valid3 = _valid2;
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/titleColor",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data5 === "string"){
if(func0(data5) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/titleColor",keyword:"maxLength",params:{limit: 40}});
errors++;
}
}
}
if(data.textPosition !== undefined){
let data6 = data.textPosition;
if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/textPosition",keyword:"type",params:{}});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 2 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/textPosition",keyword:"maximum",params:{comparison: "<=", limit: 2}});
errors++;
}
if(data6 < 0 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/textPosition",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.isBgColor !== undefined){
let data7 = data.isBgColor;
if((typeof data7 !== "boolean") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/isBgColor",keyword:"type",params:{}});
errors++;
}
}
if(data.colorPicker !== undefined){
let data8 = data.colorPicker;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/colorPicker",keyword:"type",params:{}});
errors++;
}
const _errs31 = errors;
let valid4 = true;
const _errs32 = errors;
if(errors === _errs32){
if(typeof data8 === "string"){
if(func0(data8) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid3 = _errs32 === errors;
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs34 = errors;
if(typeof data8 === "string"){
if(!pattern1.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/colorPicker",keyword:"pattern",params:{}});
errors++;
}
}
var _valid3 = _errs34 === errors;
valid4 = _valid3;
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/colorPicker",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data8 === "string"){
if(func0(data8) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/colorPicker",keyword:"maxLength",params:{limit: 40}});
errors++;
}
}
}
if(data.isBgPic !== undefined){
let data9 = data.isBgPic;
if((typeof data9 !== "boolean") && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/isBgPic",keyword:"type",params:{}});
errors++;
}
}
if(data.bgPic !== undefined){
let data10 = data.bgPic;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/bgPic",keyword:"type",params:{}});
errors++;
}
const _errs39 = errors;
let valid5 = true;
const _errs40 = errors;
if(errors === _errs40){
if(typeof data10 === "string"){
if(func0(data10) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid4 = _errs40 === errors;
errors = _errs39;
if(vErrors !== null){
if(_errs39){
vErrors.length = _errs39;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs42 = errors;
if(typeof data10 === "string"){
if(!pattern0.test(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/bgPic",keyword:"pattern",params:{}});
errors++;
}
}
var _valid4 = _errs42 === errors;
valid5 = _valid4;
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/bgPic",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data10 === "string"){
if(func0(data10) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/bgPic",keyword:"maxLength",params:{limit: 500}});
errors++;
}
}
}
if(data.bgTabVal !== undefined){
let data11 = data.bgTabVal;
if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/bgTabVal",keyword:"type",params:{}});
errors++;
}
if(typeof data11 == "number"){
if(data11 > 2 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/bgTabVal",keyword:"maximum",params:{comparison: "<=", limit: 2}});
errors++;
}
if(data11 < 0 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/bgTabVal",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.isShow !== undefined){
let data12 = data.isShow;
if((typeof data12 !== "boolean") && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/isShow",keyword:"type",params:{}});
errors++;
}
}
if(data.returnAddress !== undefined){
let data13 = data.returnAddress;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/returnAddress",keyword:"type",params:{}});
errors++;
}
if(typeof data13 === "string"){
if(func0(data13) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/returnAddress",keyword:"maxLength",params:{limit: 255}});
errors++;
}
}
}
if(data.value !== undefined){
if(new TextEncoder().encode(JSON.stringify(data.value) || "").length > 2097152){
(vErrors ??= []).push({instancePath:instancePath+"/value",keyword:"maxBytes",params:{limit: 2097152}});
errors++;
}
}
if(data.status !== undefined){
let data15 = data.status;
if((!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))) && (data15 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{}});
errors++;
}
if(typeof data15 == "number"){
if(data15 > 1 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"maximum",params:{comparison: "<=", limit: 1}});
errors++;
}
if(data15 < 0 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.type !== undefined){
let data16 = data.type;
if((!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))) && (data16 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{}});
errors++;
}
if(typeof data16 == "number"){
if(data16 > 9 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"maximum",params:{comparison: "<=", limit: 9}});
errors++;
}
if(data16 < 0 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.isDiy !== undefined){
let data17 = data.isDiy;
if((!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))) && (data17 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/isDiy",keyword:"type",params:{}});
errors++;
}
if(typeof data17 == "number"){
if(data17 > 1 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/isDiy",keyword:"maximum",params:{comparison: "<=", limit: 1}});
errors++;
}
if(data17 < 0 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/isDiy",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.serviceStatus !== undefined){
let data18 = data.serviceStatus;
if((!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))) && (data18 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/serviceStatus",keyword:"type",params:{}});
errors++;
}
if(typeof data18 == "number"){
if(data18 > 9 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/serviceStatus",keyword:"maximum",params:{comparison: "<=", limit: 9}});
errors++;
}
if(data18 < 0 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/serviceStatus",keyword:"minimum",params:{comparison: ">=", limit: 0}});
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
const func15 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func15.call(schema0.properties, key0))){
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
const schema2 = {"properties":{"name":{},"title":{},"coverImage":{},"templateName":{},"titleBgColor":{},"titleColor":{},"textPosition":{},"isBgColor":{},"colorPicker":{},"isBgPic":{},"bgPic":{},"bgTabVal":{},"isShow":{},"returnAddress":{},"value":{},"status":{},"type":{},"isDiy":{},"serviceStatus":{}}};
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func15.call(schema2.properties, key0))){
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
export const action_rename = validate5;
function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "name")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 15){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 15}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});
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
export const actions = { rename: action_rename };
