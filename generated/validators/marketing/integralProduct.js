// Made from schemas/marketing/integralProduct.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const create = validate0;
const schema0 = {"properties":{"name":{},"unitName":{},"image":{},"sliderImage":{},"keyword":{},"intro":{},"exchangeNum":{},"isShow":{},"isHot":{},"sort":{},"skus":{},"content":{}}};
const schema1 = {"properties":{"name":{},"unitName":{},"image":{},"sliderImage":{"items":{}},"keyword":{"items":{}},"intro":{},"exchangeNum":{},"isShow":{},"isHot":{},"sort":{},"skus":{"properties":{"specType":{},"attrList":{"items":{"properties":{"attributeName":{},"optionList":{"items":{}}}}},"attrValueList":{"items":{"properties":{"sku":{},"attrValue":{},"image":{},"price":{},"redeemIntegral":{},"cost":{},"stock":{},"weight":{},"volume":{},"barCode":{}}}}}},"content":{}}};
const func15 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^(?:(?:https?:)?//[^\\s<>\"']+|/?[^\\s<>\"'/:\\\\][^\\s<>\"':\\\\]*)$", "u");
const pattern2 = new RegExp("^[^,]*$", "u");
const pattern5 = new RegExp("^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.unitName === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "unitName"}});
errors++;
}
if(data.image === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "image"}});
errors++;
}
if(data.sliderImage === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sliderImage"}});
errors++;
}
if(data.intro === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "intro"}});
errors++;
}
if(data.exchangeNum === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "exchangeNum"}});
errors++;
}
if(data.isShow === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "isShow"}});
errors++;
}
if(data.isHot === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "isHot"}});
errors++;
}
if(data.skus === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "skus"}});
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 128){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 128}});
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
if(data.unitName !== undefined){
let data1 = data.unitName;
if(typeof data1 === "string"){
if(func0(data1) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/unitName",keyword:"maxLength",params:{limit: 32}});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/unitName",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/unitName",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.image !== undefined){
let data2 = data.image;
if(typeof data2 === "string"){
if(func0(data2) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/image",keyword:"maxLength",params:{limit: 500}});
errors++;
}
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/image",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/image",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/image",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.sliderImage !== undefined){
let data3 = data.sliderImage;
if(Array.isArray(data3)){
if(data3.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/sliderImage",keyword:"maxItems",params:{limit: 10}});
errors++;
}
if(data3.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/sliderImage",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func0(data4) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/sliderImage/" + i0,keyword:"maxLength",params:{limit: 500}});
errors++;
}
if(!pattern0.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/sliderImage/" + i0,keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sliderImage/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sliderImage",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.keyword !== undefined){
let data5 = data.keyword;
if(Array.isArray(data5)){
if(data5.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/keyword",keyword:"maxItems",params:{limit: 20}});
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 === "string"){
if(func0(data6) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/keyword/" + i1,keyword:"maxLength",params:{limit: 32}});
errors++;
}
if(func0(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/keyword/" + i1,keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern2.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/keyword/" + i1,keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/keyword/" + i1,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i2 = data5.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data5[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/keyword",keyword:"uniqueItems",params:{i: i2, j: j0}});
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/keyword",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.intro !== undefined){
let data7 = data.intro;
if(typeof data7 === "string"){
if(func0(data7) > 256){
(vErrors ??= []).push({instancePath:instancePath+"/intro",keyword:"maxLength",params:{limit: 256}});
errors++;
}
if(func0(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/intro",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/intro",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.exchangeNum !== undefined){
let data8 = data.exchangeNum;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/exchangeNum",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data8 == "number"){
if(data8 > 9999 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/exchangeNum",keyword:"maximum",params:{comparison: "<=", limit: 9999}});
errors++;
}
if(data8 < 0 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/exchangeNum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.isShow !== undefined){
if(typeof data.isShow !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isShow",keyword:"type",params:{type: "boolean"}});
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
let data11 = data.sort;
if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{}});
errors++;
}
if(typeof data11 == "number"){
if(data11 > 999999 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
errors++;
}
if(data11 < 0 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.skus !== undefined){
let data12 = data.skus;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.specType === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/skus",keyword:"required",params:{missingProperty: "specType"}});
errors++;
}
if(data12.attrValueList === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/skus",keyword:"required",params:{missingProperty: "attrValueList"}});
errors++;
}
for(const key0 in data12){
if(!(((key0 === "specType") || (key0 === "attrList")) || (key0 === "attrValueList"))){
(vErrors ??= []).push({instancePath:instancePath+"/skus",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data12.specType !== undefined){
if(typeof data12.specType !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/skus/specType",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data12.attrList !== undefined){
let data14 = data12.attrList;
if(Array.isArray(data14)){
if(data14.length > 5){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList",keyword:"maxItems",params:{limit: 5}});
errors++;
}
const len2 = data14.length;
for(let i3=0; i3<len2; i3++){
let data15 = data14[i3];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.attributeName === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList/" + i3,keyword:"required",params:{missingProperty: "attributeName"}});
errors++;
}
if(data15.optionList === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList/" + i3,keyword:"required",params:{missingProperty: "optionList"}});
errors++;
}
for(const key1 in data15){
if(!((key1 === "attributeName") || (key1 === "optionList"))){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList/" + i3,keyword:"additionalProperties",params:{additionalProperty: key1}});
errors++;
}
}
if(data15.attributeName !== undefined){
let data16 = data15.attributeName;
if(typeof data16 === "string"){
if(func0(data16) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList/" + i3+"/attributeName",keyword:"maxLength",params:{limit: 32}});
errors++;
}
if(func0(data16) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList/" + i3+"/attributeName",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList/" + i3+"/attributeName",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data15.optionList !== undefined){
let data17 = data15.optionList;
if(Array.isArray(data17)){
if(data17.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList/" + i3+"/optionList",keyword:"maxItems",params:{limit: 100}});
errors++;
}
if(data17.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList/" + i3+"/optionList",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len3 = data17.length;
for(let i4=0; i4<len3; i4++){
let data18 = data17[i4];
if(typeof data18 === "string"){
if(func0(data18) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList/" + i3+"/optionList/" + i4,keyword:"maxLength",params:{limit: 32}});
errors++;
}
if(func0(data18) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList/" + i3+"/optionList/" + i4,keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern2.test(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList/" + i3+"/optionList/" + i4,keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList/" + i3+"/optionList/" + i4,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i5 = data17.length;
let j1;
if(i5 > 1){
const indices1 = {};
for(;i5--;){
let item1 = data17[i5];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList/" + i3+"/optionList",keyword:"uniqueItems",params:{i: i5, j: j1}});
errors++;
break;
}
indices1[item1] = i5;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList/" + i3+"/optionList",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList/" + i3,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data12.attrValueList !== undefined){
let data19 = data12.attrValueList;
if(Array.isArray(data19)){
if(data19.length > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList",keyword:"maxItems",params:{limit: 2000}});
errors++;
}
if(data19.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len4 = data19.length;
for(let i6=0; i6<len4; i6++){
let data20 = data19[i6];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.attrValue === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6,keyword:"required",params:{missingProperty: "attrValue"}});
errors++;
}
if(data20.image === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6,keyword:"required",params:{missingProperty: "image"}});
errors++;
}
if(data20.price === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6,keyword:"required",params:{missingProperty: "price"}});
errors++;
}
if(data20.redeemIntegral === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6,keyword:"required",params:{missingProperty: "redeemIntegral"}});
errors++;
}
if(data20.cost === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6,keyword:"required",params:{missingProperty: "cost"}});
errors++;
}
if(data20.stock === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6,keyword:"required",params:{missingProperty: "stock"}});
errors++;
}
if(data20.weight === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6,keyword:"required",params:{missingProperty: "weight"}});
errors++;
}
if(data20.volume === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6,keyword:"required",params:{missingProperty: "volume"}});
errors++;
}
for(const key2 in data20){
if(!(func15.call(schema1.properties.skus.properties.attrValueList.items.properties, key2))){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6,keyword:"additionalProperties",params:{additionalProperty: key2}});
errors++;
}
}
if(data20.sku !== undefined){
let data21 = data20.sku;
if((typeof data21 !== "string") && (data21 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6+"/sku",keyword:"type",params:{}});
errors++;
}
if(typeof data21 === "string"){
if(func0(data21) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6+"/sku",keyword:"maxLength",params:{limit: 255}});
errors++;
}
}
}
if(data20.attrValue !== undefined){
let data22 = data20.attrValue;
const _errs49 = errors;
const _errs50 = errors;
if(data22 !== null){
(vErrors ??= []).push({});
errors++;
}
var valid16 = _errs50 === errors;
if(valid16){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6+"/attrValue",keyword:"not",params:{}});
errors++;
}
else {
errors = _errs49;
if(vErrors !== null){
if(_errs49){
vErrors.length = _errs49;
}
else {
vErrors = null;
}
}
}
if(new TextEncoder().encode(JSON.stringify(data22) || "").length > 2048){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6+"/attrValue",keyword:"maxBytes",params:{limit: 2048}});
errors++;
}
}
if(data20.image !== undefined){
let data23 = data20.image;
if(typeof data23 === "string"){
if(func0(data23) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6+"/image",keyword:"maxLength",params:{limit: 500}});
errors++;
}
if(func0(data23) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6+"/image",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6+"/image",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6+"/image",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data20.price !== undefined){
let data24 = data20.price;
if(typeof data24 == "number"){
if(!(+data24 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6+"/price",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data24 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6+"/price",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data24 === "string"){
if(!pattern5.test(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6+"/price",keyword:"pattern",params:{}});
errors++;
}
if(!(+data24 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6+"/price",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data24 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6+"/price",keyword:"decimalMaximum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6+"/price",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data20.redeemIntegral !== undefined){
let data25 = data20.redeemIntegral;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6+"/redeemIntegral",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data25 == "number"){
if(data25 > 999999 || isNaN(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6+"/redeemIntegral",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
errors++;
}
if(data25 < 1 || isNaN(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6+"/redeemIntegral",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data20.cost !== undefined){
let data26 = data20.cost;
if(typeof data26 == "number"){
if(!(+data26 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6+"/cost",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data26 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6+"/cost",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data26 === "string"){
if(!pattern5.test(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6+"/cost",keyword:"pattern",params:{}});
errors++;
}
if(!(+data26 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6+"/cost",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data26 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6+"/cost",keyword:"decimalMaximum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6+"/cost",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data20.stock !== undefined){
let data27 = data20.stock;
if(!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27)))){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6+"/stock",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data27 == "number"){
if(data27 > 999999 || isNaN(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6+"/stock",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
errors++;
}
if(data27 < 0 || isNaN(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6+"/stock",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data20.weight !== undefined){
let data28 = data20.weight;
if(typeof data28 == "number"){
if(!(+data28 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6+"/weight",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data28 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6+"/weight",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data28 === "string"){
if(!pattern5.test(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6+"/weight",keyword:"pattern",params:{}});
errors++;
}
if(!(+data28 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6+"/weight",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data28 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6+"/weight",keyword:"decimalMaximum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6+"/weight",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data20.volume !== undefined){
let data29 = data20.volume;
if(typeof data29 == "number"){
if(!(+data29 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6+"/volume",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data29 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6+"/volume",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data29 === "string"){
if(!pattern5.test(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6+"/volume",keyword:"pattern",params:{}});
errors++;
}
if(!(+data29 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6+"/volume",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data29 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6+"/volume",keyword:"decimalMaximum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6+"/volume",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data20.barCode !== undefined){
let data30 = data20.barCode;
if((typeof data30 !== "string") && (data30 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6+"/barCode",keyword:"type",params:{}});
errors++;
}
if(typeof data30 === "string"){
if(func0(data30) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6+"/barCode",keyword:"maxLength",params:{limit: 40}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i6,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/skus",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.content !== undefined){
let data31 = data.content;
if((typeof data31 !== "string") && (data31 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/content",keyword:"type",params:{}});
errors++;
}
if(typeof data31 === "string"){
if(func0(data31) > 100000){
(vErrors ??= []).push({instancePath:instancePath+"/content",keyword:"maxLength",params:{limit: 100000}});
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
const schema2 = {"properties":{"name":{},"unitName":{},"image":{},"sliderImage":{},"keyword":{},"intro":{},"exchangeNum":{},"isShow":{},"isHot":{},"sort":{},"skus":{},"content":{}}};
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
export const actions = {};
