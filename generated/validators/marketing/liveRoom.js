// Made from schemas/marketing/liveRoom.json. Do not edit: change the source and run `npm run generate`.
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
if((data.reviewStatus === undefined) && (missing0 = "reviewStatus")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.reviewStatus !== undefined){
if(1 !== data.reviewStatus){
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
if(data.reviewReason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reviewReason"}});
errors++;
}
if(data.reviewReason !== undefined){
let data1 = data.reviewReason;
if(typeof data1 === "string"){
if(func0(data1) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/reviewReason",keyword:"maxLength",params:{limit: 50}});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/reviewReason",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reviewReason",keyword:"type",params:{type: "string"}});
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
if(data.reviewStatus === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reviewStatus"}});
errors++;
}
for(const key0 in data){
if(!((key0 === "reviewStatus") || (key0 === "reviewReason"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.reviewStatus !== undefined){
let data2 = data.reviewStatus;
if(!((data2 === 3) || (data2 === 1))){
(vErrors ??= []).push({instancePath:instancePath+"/reviewStatus",keyword:"enum",params:{}});
errors++;
}
}
if(data.reviewReason !== undefined){
let data3 = data.reviewReason;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/reviewReason",keyword:"type",params:{}});
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
(vErrors ??= []).push({instancePath:instancePath+"/reviewReason",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
var _valid1 = _errs15 === errors;
valid5 = _valid1;
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/reviewReason",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data3 === "string"){
if(func0(data3) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/reviewReason",keyword:"maxLength",params:{limit: 50}});
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
const schema1 = {"properties":{"merId":{},"roomName":{},"coverImgLocal":{},"feedsImgLocal":{},"shareImgLocal":{},"anchorName":{},"anchorWechat":{},"subAnchorWechat":{},"createrWechat":{},"startTime":{},"endTime":{},"type":{},"isFeedsPublic":{},"closeLike":{},"closeGoods":{},"closeComment":{},"closeKf":{},"closeReplay":{},"closeShare":{}}};
const func5 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^(?:(?:https?:)?//[^\\s<>\"']+|/?[^\\s<>\"'/:\\\\][^\\s<>\"':\\\\]*)$", "u");
const pattern3 = new RegExp("^[1-9]\\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.merId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "merId"}});
errors++;
}
if(data.roomName === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "roomName"}});
errors++;
}
if(data.coverImgLocal === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "coverImgLocal"}});
errors++;
}
if(data.feedsImgLocal === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "feedsImgLocal"}});
errors++;
}
if(data.shareImgLocal === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "shareImgLocal"}});
errors++;
}
if(data.anchorName === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "anchorName"}});
errors++;
}
if(data.anchorWechat === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "anchorWechat"}});
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
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});
errors++;
}
for(const key0 in data){
if(!(func5.call(schema1.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.merId !== undefined){
let data0 = data.merId;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/merId",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/merId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/merId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.roomName !== undefined){
let data1 = data.roomName;
if(typeof data1 === "string"){
if(func0(data1) > 17){
(vErrors ??= []).push({instancePath:instancePath+"/roomName",keyword:"maxLength",params:{limit: 17}});
errors++;
}
if(func0(data1) < 3){
(vErrors ??= []).push({instancePath:instancePath+"/roomName",keyword:"minLength",params:{limit: 3}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/roomName",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.coverImgLocal !== undefined){
let data2 = data.coverImgLocal;
if(typeof data2 === "string"){
if(func0(data2) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/coverImgLocal",keyword:"maxLength",params:{limit: 500}});
errors++;
}
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/coverImgLocal",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/coverImgLocal",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coverImgLocal",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.feedsImgLocal !== undefined){
let data3 = data.feedsImgLocal;
if(typeof data3 === "string"){
if(func0(data3) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/feedsImgLocal",keyword:"maxLength",params:{limit: 500}});
errors++;
}
if(func0(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/feedsImgLocal",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/feedsImgLocal",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/feedsImgLocal",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.shareImgLocal !== undefined){
let data4 = data.shareImgLocal;
if(typeof data4 === "string"){
if(func0(data4) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/shareImgLocal",keyword:"maxLength",params:{limit: 500}});
errors++;
}
if(func0(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/shareImgLocal",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/shareImgLocal",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/shareImgLocal",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.anchorName !== undefined){
let data5 = data.anchorName;
if(typeof data5 === "string"){
if(func0(data5) > 15){
(vErrors ??= []).push({instancePath:instancePath+"/anchorName",keyword:"maxLength",params:{limit: 15}});
errors++;
}
if(func0(data5) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/anchorName",keyword:"minLength",params:{limit: 2}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/anchorName",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.anchorWechat !== undefined){
let data6 = data.anchorWechat;
if(typeof data6 === "string"){
if(func0(data6) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/anchorWechat",keyword:"maxLength",params:{limit: 64}});
errors++;
}
if(func0(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/anchorWechat",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/anchorWechat",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.subAnchorWechat !== undefined){
let data7 = data.subAnchorWechat;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/subAnchorWechat",keyword:"type",params:{}});
errors++;
}
if(typeof data7 === "string"){
if(func0(data7) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/subAnchorWechat",keyword:"maxLength",params:{limit: 64}});
errors++;
}
}
}
if(data.createrWechat !== undefined){
let data8 = data.createrWechat;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/createrWechat",keyword:"type",params:{}});
errors++;
}
if(typeof data8 === "string"){
if(func0(data8) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/createrWechat",keyword:"maxLength",params:{limit: 64}});
errors++;
}
}
}
if(data.startTime !== undefined){
let data9 = data.startTime;
if(typeof data9 === "string"){
if(!pattern3.test(data9)){
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
let data10 = data.endTime;
if(typeof data10 === "string"){
if(!pattern3.test(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/endTime",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/endTime",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.type !== undefined){
let data11 = data.type;
if(!((data11 === 1) || (data11 === 0))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{}});
errors++;
}
}
if(data.isFeedsPublic !== undefined){
let data12 = data.isFeedsPublic;
if((typeof data12 !== "boolean") && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/isFeedsPublic",keyword:"type",params:{}});
errors++;
}
}
if(data.closeLike !== undefined){
let data13 = data.closeLike;
if(!(((data13 === 0) || (data13 === 1)) || (data13 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/closeLike",keyword:"enum",params:{}});
errors++;
}
}
if(data.closeGoods !== undefined){
let data14 = data.closeGoods;
if(!(((data14 === 0) || (data14 === 1)) || (data14 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/closeGoods",keyword:"enum",params:{}});
errors++;
}
}
if(data.closeComment !== undefined){
let data15 = data.closeComment;
if(!(((data15 === 0) || (data15 === 1)) || (data15 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/closeComment",keyword:"enum",params:{}});
errors++;
}
}
if(data.closeKf !== undefined){
let data16 = data.closeKf;
if(!(((data16 === 0) || (data16 === 1)) || (data16 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/closeKf",keyword:"enum",params:{}});
errors++;
}
}
if(data.closeReplay !== undefined){
let data17 = data.closeReplay;
if(!(((data17 === 0) || (data17 === 1)) || (data17 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/closeReplay",keyword:"enum",params:{}});
errors++;
}
}
if(data.closeShare !== undefined){
let data18 = data.closeShare;
if(!(((data18 === 0) || (data18 === 1)) || (data18 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/closeShare",keyword:"enum",params:{}});
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
