// Made from schemas/marketing/videoDraft.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const action_review = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.platformEditStatus === undefined) && (missing0 = "platformEditStatus")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.platformEditStatus !== undefined){
if(3 !== data.platformEditStatus){
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
if(data.platformStatusReason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "platformStatusReason"}});
errors++;
}
if(data.platformStatusReason !== undefined){
let data1 = data.platformStatusReason;
if(typeof data1 === "string"){
if(func0(data1) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/platformStatusReason",keyword:"maxLength",params:{limit: 50}});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/platformStatusReason",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/platformStatusReason",keyword:"type",params:{type: "string"}});
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
if(data.platformEditStatus === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "platformEditStatus"}});
errors++;
}
for(const key0 in data){
if(!((key0 === "platformEditStatus") || (key0 === "platformStatusReason"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.platformEditStatus !== undefined){
let data2 = data.platformEditStatus;
if(!((data2 === 4) || (data2 === 3))){
(vErrors ??= []).push({instancePath:instancePath+"/platformEditStatus",keyword:"enum",params:{}});
errors++;
}
}
if(data.platformStatusReason !== undefined){
let data3 = data.platformStatusReason;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/platformStatusReason",keyword:"type",params:{}});
errors++;
}
const _errs12 = errors;
let valid5 = true;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data3 === "string"){
if(func0(data3) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid1 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs15 = errors;
if(typeof data3 === "string"){
if(func0(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/platformStatusReason",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
var _valid1 = _errs15 === errors;
valid5 = _valid1;
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/platformStatusReason",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data3 === "string"){
if(func0(data3) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/platformStatusReason",keyword:"maxLength",params:{limit: 50}});
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
export const action_submit = validate1;
const schema1 = {"properties":{"primaryProductId":{},"merId":{},"title":{},"headImg":{"items":{}},"qualificationPics":{"items":{}},"thirdCatId":{},"brandId":{},"tempId":{},"unitName":{},"giveIntegral":{},"ficti":{},"specType":{},"descInfo":{},"descImgs":{"items":{}},"attr":{},"attrValue":{}}};
const func5 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^(?:(?:https?:)?//[^\\s<>\"']+|/?[^\\s<>\"'/:\\\\][^\\s<>\"':\\\\]*)$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.primaryProductId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "primaryProductId"}});
errors++;
}
if(data.merId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "merId"}});
errors++;
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"}});
errors++;
}
if(data.headImg === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "headImg"}});
errors++;
}
if(data.thirdCatId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "thirdCatId"}});
errors++;
}
if(data.tempId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tempId"}});
errors++;
}
if(data.attrValue === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "attrValue"}});
errors++;
}
for(const key0 in data){
if(!(func5.call(schema1.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.primaryProductId !== undefined){
let data0 = data.primaryProductId;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/primaryProductId",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/primaryProductId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/primaryProductId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
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
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(func0(data2) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.headImg !== undefined){
let data3 = data.headImg;
if(Array.isArray(data3)){
if(data3.length > 9){
(vErrors ??= []).push({instancePath:instancePath+"/headImg",keyword:"maxItems",params:{limit: 9}});
errors++;
}
if(data3.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/headImg",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func0(data4) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/headImg/" + i0,keyword:"maxLength",params:{limit: 500}});
errors++;
}
if(!pattern0.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/headImg/" + i0,keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/headImg/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/headImg",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.qualificationPics !== undefined){
let data5 = data.qualificationPics;
if(Array.isArray(data5)){
if(data5.length > 5){
(vErrors ??= []).push({instancePath:instancePath+"/qualificationPics",keyword:"maxItems",params:{limit: 5}});
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 === "string"){
if(func0(data6) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/qualificationPics/" + i1,keyword:"maxLength",params:{limit: 500}});
errors++;
}
if(!pattern0.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/qualificationPics/" + i1,keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/qualificationPics/" + i1,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/qualificationPics",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.thirdCatId !== undefined){
let data7 = data.thirdCatId;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
(vErrors ??= []).push({instancePath:instancePath+"/thirdCatId",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data7 == "number"){
if(data7 > 9007199254740991 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/thirdCatId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data7 < 1 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/thirdCatId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.brandId !== undefined){
let data8 = data.brandId;
if((!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))) && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/brandId",keyword:"type",params:{}});
errors++;
}
if(typeof data8 == "number"){
if(data8 > 2147483647 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/brandId",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}});
errors++;
}
if(data8 < 0 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/brandId",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.tempId !== undefined){
let data9 = data.tempId;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/tempId",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data9 == "number"){
if(data9 > 9007199254740991 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/tempId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data9 < 0 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/tempId",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.unitName !== undefined){
let data10 = data.unitName;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/unitName",keyword:"type",params:{}});
errors++;
}
if(typeof data10 === "string"){
if(func0(data10) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/unitName",keyword:"maxLength",params:{limit: 10}});
errors++;
}
}
}
if(data.giveIntegral !== undefined){
let data11 = data.giveIntegral;
if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/giveIntegral",keyword:"type",params:{}});
errors++;
}
if(typeof data11 == "number"){
if(data11 > 9007199254740991 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/giveIntegral",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data11 < 0 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/giveIntegral",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.ficti !== undefined){
let data12 = data.ficti;
if((!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))) && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/ficti",keyword:"type",params:{}});
errors++;
}
if(typeof data12 == "number"){
if(data12 > 9007199254740991 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/ficti",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data12 < 0 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/ficti",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.specType !== undefined){
let data13 = data.specType;
if((typeof data13 !== "boolean") && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/specType",keyword:"type",params:{}});
errors++;
}
}
if(data.descInfo !== undefined){
let data14 = data.descInfo;
if((typeof data14 !== "string") && (data14 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/descInfo",keyword:"type",params:{}});
errors++;
}
if(typeof data14 === "string"){
if(func0(data14) > 60000){
(vErrors ??= []).push({instancePath:instancePath+"/descInfo",keyword:"maxLength",params:{limit: 60000}});
errors++;
}
}
}
if(data.descImgs !== undefined){
let data15 = data.descImgs;
if(Array.isArray(data15)){
if(data15.length > 30){
(vErrors ??= []).push({instancePath:instancePath+"/descImgs",keyword:"maxItems",params:{limit: 30}});
errors++;
}
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
if(typeof data16 === "string"){
if(func0(data16) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/descImgs/" + i2,keyword:"maxLength",params:{limit: 500}});
errors++;
}
if(!pattern0.test(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/descImgs/" + i2,keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/descImgs/" + i2,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/descImgs",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.attr !== undefined){
if(new TextEncoder().encode(JSON.stringify(data.attr) || "").length > 60000){
(vErrors ??= []).push({instancePath:instancePath+"/attr",keyword:"maxBytes",params:{limit: 60000}});
errors++;
}
}
if(data.attrValue !== undefined){
let data18 = data.attrValue;
const _errs38 = errors;
const _errs39 = errors;
if(data18 !== null){
(vErrors ??= []).push({});
errors++;
}
var valid7 = _errs39 === errors;
if(valid7){
(vErrors ??= []).push({instancePath:instancePath+"/attrValue",keyword:"not",params:{}});
errors++;
}
else {
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
}
if(new TextEncoder().encode(JSON.stringify(data18) || "").length > 400000){
(vErrors ??= []).push({instancePath:instancePath+"/attrValue",keyword:"maxBytes",params:{limit: 400000}});
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
export const actions = { review: action_review, submit: action_submit };
