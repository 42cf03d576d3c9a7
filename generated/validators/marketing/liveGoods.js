// Made from schemas/marketing/liveGoods.json. Do not edit: change the source and run `npm run generate`.
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
if(3 !== data.reviewStatus){
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
if(!((data2 === 2) || (data2 === 3))){
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
export const action_setSort = validate1;
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sort === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sort"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "sort")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.sort !== undefined){
let data0 = data.sort;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9999 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"maximum",params:{comparison: "<=", limit: 9999}});
errors++;
}
if(data0 < 0 || isNaN(data0)){
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
export const action_submit = validate2;
const pattern0 = new RegExp("^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$", "u");
const pattern1 = new RegExp("^(?:(?:https?:)?//[^\\s<>\"']+|/?[^\\s<>\"'/:\\\\][^\\s<>\"':\\\\]*)$", "u");
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.priceType === undefined) && (missing0 = "priceType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.priceType !== undefined){
let data0 = data.priceType;
if(!((data0 === 2) || (data0 === 3))){
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
if(data.price2 === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "price2"}});
errors++;
}
if(data.price2 !== undefined){
let data1 = data.price2;
if(typeof data1 == "number"){
if(!(+data1 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/price2",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data1 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/price2",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/price2",keyword:"pattern",params:{}});
errors++;
}
if(!(+data1 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/price2",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data1 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/price2",keyword:"decimalMaximum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/price2",keyword:"type",params:{type: "string"}});
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
if(data.productId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "productId"}});
errors++;
}
if(data.merId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "merId"}});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.coverImgUrlLocal === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "coverImgUrlLocal"}});
errors++;
}
if(data.priceType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "priceType"}});
errors++;
}
if(data.price === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "price"}});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "productId") || (key0 === "merId")) || (key0 === "name")) || (key0 === "coverImgUrlLocal")) || (key0 === "priceType")) || (key0 === "price")) || (key0 === "price2"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.productId !== undefined){
let data2 = data.productId;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/productId",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/productId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/productId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.merId !== undefined){
let data3 = data.merId;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/merId",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/merId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/merId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.name !== undefined){
let data4 = data.name;
if(typeof data4 === "string"){
if(func0(data4) > 14){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 14}});
errors++;
}
if(func0(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.coverImgUrlLocal !== undefined){
let data5 = data.coverImgUrlLocal;
if(typeof data5 === "string"){
if(func0(data5) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/coverImgUrlLocal",keyword:"maxLength",params:{limit: 500}});
errors++;
}
if(func0(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/coverImgUrlLocal",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern1.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/coverImgUrlLocal",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coverImgUrlLocal",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.priceType !== undefined){
let data6 = data.priceType;
if(!(((data6 === 1) || (data6 === 2)) || (data6 === 3))){
(vErrors ??= []).push({instancePath:instancePath+"/priceType",keyword:"enum",params:{}});
errors++;
}
}
if(data.price !== undefined){
let data7 = data.price;
if(typeof data7 == "number"){
if(!(+data7 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/price",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data7 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/price",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/price",keyword:"pattern",params:{}});
errors++;
}
if(!(+data7 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/price",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data7 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/price",keyword:"decimalMaximum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/price",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.price2 !== undefined){
let data8 = data.price2;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/price2",keyword:"type",params:{}});
errors++;
}
const _errs22 = errors;
let valid5 = true;
const _errs23 = errors;
if(errors === _errs23){
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
var _valid1 = _errs23 === errors;
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs25 = errors;
if(typeof data8 == "number"){
if(!(+data8 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/price2",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data8 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/price2",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/price2",keyword:"pattern",params:{}});
errors++;
}
if(!(+data8 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/price2",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data8 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/price2",keyword:"decimalMaximum",params:{}});
errors++;
}
}
var _valid1 = _errs25 === errors;
valid5 = _valid1;
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/price2",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
export const actions = { review: action_review, setSort: action_setSort, submit: action_submit };
