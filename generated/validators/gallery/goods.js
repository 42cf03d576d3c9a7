// Made from schemas/gallery/goods.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const create = validate0;
const schema1 = {"type":"object","properties":{"name":{"type":"string","maxLength":50,"minLength":1},"type":{"enum":[0,1,2,4,5,6]},"isPaidMember":{"type":["boolean","null"]},"isSub":{"type":["boolean","null"]},"skus":{"type":["object","null"],"properties":{"specType":{"type":"boolean"},"attrList":{"type":"array","items":{"type":"object","properties":{"attributeName":{"type":"string","maxLength":32,"minLength":1},"optionList":{"type":"array","items":{"type":"string","minLength":1,"maxLength":32,"pattern":"^[^,]*$"},"maxItems":100,"minItems":1,"uniqueItems":true}},"required":["attributeName","optionList"],"additionalProperties":false},"maxItems":5},"attrValueList":{"type":"array","items":{"type":"object","properties":{"sku":{"type":["string","null"],"maxLength":255},"attrValue":{"not":{"type":"null"},"maxBytes":2048},"image":{"type":["string","null"],"maxLength":500,"if":{"type":"string","minLength":1},"then":{"pattern":"^(?:(?:https?:)?//[^\\s<>\"']+|/?[^\\s<>\"'/:\\\\][^\\s<>\"':\\\\]*)$"}},"price":{"type":"string","pattern":"^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$","decimalMinimum":0,"decimalMaximum":999999.99},"vipPrice":{"type":["string","null"],"if":{"type":"string","minLength":1},"then":{"pattern":"^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$","decimalMinimum":0,"decimalMaximum":999999.99}},"cost":{"type":"string","pattern":"^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$","decimalMinimum":0,"decimalMaximum":999999.99},"otPrice":{"type":"string","pattern":"^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$","decimalMinimum":0,"decimalMaximum":999999.99},"stock":{"type":"integer","minimum":0,"maximum":999999},"barCode":{"type":["string","null"],"maxLength":50},"weight":{"type":["string","null"],"if":{"type":"string","minLength":1},"then":{"pattern":"^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$","decimalMinimum":0,"decimalMaximum":999999.99}},"volume":{"type":["string","null"],"if":{"type":"string","minLength":1},"then":{"pattern":"^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$","decimalMinimum":0,"decimalMaximum":999999.99}},"brokerage":{"type":["integer","null"],"minimum":0,"maximum":100},"brokerageTwo":{"type":["integer","null"],"minimum":0,"maximum":100},"isShow":{"type":["boolean","null"]}},"required":["attrValue","price","cost","otPrice","stock"],"additionalProperties":false},"maxItems":2000,"minItems":1}},"required":["specType","attrValueList"],"additionalProperties":false},"pointSkus":{"type":["object","null"],"properties":{"specType":{"type":"boolean"},"attrList":{"type":"array","items":{"type":"object","properties":{"attributeName":{"type":"string","maxLength":32,"minLength":1},"optionList":{"type":"array","items":{"type":"string","minLength":1,"maxLength":32,"pattern":"^[^,]*$"},"maxItems":100,"minItems":1,"uniqueItems":true}},"required":["attributeName","optionList"],"additionalProperties":false},"maxItems":5},"attrValueList":{"type":"array","items":{"type":"object","properties":{"sku":{"type":["string","null"],"maxLength":255},"attrValue":{"not":{"type":"null"},"maxBytes":2048},"image":{"type":["string","null"],"maxLength":500,"if":{"type":"string","minLength":1},"then":{"pattern":"^(?:(?:https?:)?//[^\\s<>\"']+|/?[^\\s<>\"'/:\\\\][^\\s<>\"':\\\\]*)$"}},"price":{"type":"string","pattern":"^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$","decimalMinimum":0,"decimalMaximum":999999.99},"redeemIntegral":{"type":"integer","minimum":1,"maximum":999999},"cost":{"type":["string","null"],"if":{"type":"string","minLength":1},"then":{"pattern":"^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$","decimalMinimum":0,"decimalMaximum":999999.99}},"stock":{"type":"integer","minimum":0,"maximum":999999},"weight":{"type":["string","null"],"if":{"type":"string","minLength":1},"then":{"pattern":"^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$","decimalMinimum":0,"decimalMaximum":999999.99}},"volume":{"type":["string","null"],"if":{"type":"string","minLength":1},"then":{"pattern":"^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$","decimalMinimum":0,"decimalMaximum":999999.99}},"barCode":{"type":["string","null"],"maxLength":50},"isShow":{"type":["boolean","null"]}},"required":["attrValue","price","redeemIntegral","stock"],"additionalProperties":false},"maxItems":2000,"minItems":1}},"required":["specType","attrValueList"],"additionalProperties":false}},"required":["name","type"],"allOf":[{"if":{"properties":{"type":{"enum":[0,2,4,5,6]}},"required":["type"]},"then":{"required":["skus"],"properties":{"skus":{"type":"object","properties":{"specType":{"type":"boolean"},"attrList":{"type":"array","items":{"type":"object","properties":{"attributeName":{"type":"string","maxLength":32,"minLength":1},"optionList":{"type":"array","items":{"type":"string","minLength":1,"maxLength":32,"pattern":"^[^,]*$"},"maxItems":100,"minItems":1,"uniqueItems":true}},"required":["attributeName","optionList"],"additionalProperties":false},"maxItems":5},"attrValueList":{"type":"array","items":{"type":"object","properties":{"sku":{"type":["string","null"],"maxLength":255},"attrValue":{"not":{"type":"null"},"maxBytes":2048},"image":{"type":["string","null"],"maxLength":500,"if":{"type":"string","minLength":1},"then":{"pattern":"^(?:(?:https?:)?//[^\\s<>\"']+|/?[^\\s<>\"'/:\\\\][^\\s<>\"':\\\\]*)$"}},"price":{"type":"string","pattern":"^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$","decimalMinimum":0,"decimalMaximum":999999.99},"vipPrice":{"type":["string","null"],"if":{"type":"string","minLength":1},"then":{"pattern":"^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$","decimalMinimum":0,"decimalMaximum":999999.99}},"cost":{"type":"string","pattern":"^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$","decimalMinimum":0,"decimalMaximum":999999.99},"otPrice":{"type":"string","pattern":"^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$","decimalMinimum":0,"decimalMaximum":999999.99},"stock":{"type":"integer","minimum":0,"maximum":999999},"barCode":{"type":["string","null"],"maxLength":50},"weight":{"type":["string","null"],"if":{"type":"string","minLength":1},"then":{"pattern":"^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$","decimalMinimum":0,"decimalMaximum":999999.99}},"volume":{"type":["string","null"],"if":{"type":"string","minLength":1},"then":{"pattern":"^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$","decimalMinimum":0,"decimalMaximum":999999.99}},"brokerage":{"type":["integer","null"],"minimum":0,"maximum":100},"brokerageTwo":{"type":["integer","null"],"minimum":0,"maximum":100},"isShow":{"type":["boolean","null"]}},"required":["attrValue","price","cost","otPrice","stock"],"additionalProperties":false},"maxItems":2000,"minItems":1}},"required":["specType","attrValueList"],"additionalProperties":false}}}},{"if":{"properties":{"type":{"const":1}},"required":["type"]},"then":{"required":["pointSkus"],"properties":{"pointSkus":{"type":"object","properties":{"specType":{"type":"boolean"},"attrList":{"type":"array","items":{"type":"object","properties":{"attributeName":{"type":"string","maxLength":32,"minLength":1},"optionList":{"type":"array","items":{"type":"string","minLength":1,"maxLength":32,"pattern":"^[^,]*$"},"maxItems":100,"minItems":1,"uniqueItems":true}},"required":["attributeName","optionList"],"additionalProperties":false},"maxItems":5},"attrValueList":{"type":"array","items":{"type":"object","properties":{"sku":{"type":["string","null"],"maxLength":255},"attrValue":{"not":{"type":"null"},"maxBytes":2048},"image":{"type":["string","null"],"maxLength":500,"if":{"type":"string","minLength":1},"then":{"pattern":"^(?:(?:https?:)?//[^\\s<>\"']+|/?[^\\s<>\"'/:\\\\][^\\s<>\"':\\\\]*)$"}},"price":{"type":"string","pattern":"^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$","decimalMinimum":0,"decimalMaximum":999999.99},"redeemIntegral":{"type":"integer","minimum":1,"maximum":999999},"cost":{"type":["string","null"],"if":{"type":"string","minLength":1},"then":{"pattern":"^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$","decimalMinimum":0,"decimalMaximum":999999.99}},"stock":{"type":"integer","minimum":0,"maximum":999999},"weight":{"type":["string","null"],"if":{"type":"string","minLength":1},"then":{"pattern":"^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$","decimalMinimum":0,"decimalMaximum":999999.99}},"volume":{"type":["string","null"],"if":{"type":"string","minLength":1},"then":{"pattern":"^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$","decimalMinimum":0,"decimalMaximum":999999.99}},"barCode":{"type":["string","null"],"maxLength":50},"isShow":{"type":["boolean","null"]}},"required":["attrValue","price","redeemIntegral","stock"],"additionalProperties":false},"maxItems":2000,"minItems":1}},"required":["specType","attrValueList"],"additionalProperties":false}}}}],"$id":"core"};
const func4 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[^,]*$", "u");
const pattern1 = new RegExp("^(?:(?:https?:)?//[^\\s<>\"']+|/?[^\\s<>\"'/:\\\\][^\\s<>\"':\\\\]*)$", "u");
const pattern2 = new RegExp("^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(!(((((data0 === 0) || (data0 === 2)) || (data0 === 4)) || (data0 === 5)) || (data0 === 6))){
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
if(data.skus === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "skus"}});
errors++;
}
if(data.skus !== undefined){
let data1 = data.skus;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.specType === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/skus",keyword:"required",params:{missingProperty: "specType"}});
errors++;
}
if(data1.attrValueList === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/skus",keyword:"required",params:{missingProperty: "attrValueList"}});
errors++;
}
for(const key0 in data1){
if(!(((key0 === "specType") || (key0 === "attrList")) || (key0 === "attrValueList"))){
(vErrors ??= []).push({instancePath:instancePath+"/skus",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data1.specType !== undefined){
if(typeof data1.specType !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/skus/specType",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data1.attrList !== undefined){
let data3 = data1.attrList;
if(Array.isArray(data3)){
if(data3.length > 5){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList",keyword:"maxItems",params:{limit: 5}});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.attributeName === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList/" + i0,keyword:"required",params:{missingProperty: "attributeName"}});
errors++;
}
if(data4.optionList === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList/" + i0,keyword:"required",params:{missingProperty: "optionList"}});
errors++;
}
for(const key1 in data4){
if(!((key1 === "attributeName") || (key1 === "optionList"))){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}});
errors++;
}
}
if(data4.attributeName !== undefined){
let data5 = data4.attributeName;
if(typeof data5 === "string"){
if(func0(data5) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList/" + i0+"/attributeName",keyword:"maxLength",params:{limit: 32}});
errors++;
}
if(func0(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList/" + i0+"/attributeName",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList/" + i0+"/attributeName",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data4.optionList !== undefined){
let data6 = data4.optionList;
if(Array.isArray(data6)){
if(data6.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList/" + i0+"/optionList",keyword:"maxItems",params:{limit: 100}});
errors++;
}
if(data6.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList/" + i0+"/optionList",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 === "string"){
if(func0(data7) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList/" + i0+"/optionList/" + i1,keyword:"maxLength",params:{limit: 32}});
errors++;
}
if(func0(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList/" + i0+"/optionList/" + i1,keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList/" + i0+"/optionList/" + i1,keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList/" + i0+"/optionList/" + i1,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i2 = data6.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data6[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList/" + i0+"/optionList",keyword:"uniqueItems",params:{i: i2, j: j0}});
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList/" + i0+"/optionList",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList/" + i0,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data1.attrValueList !== undefined){
let data8 = data1.attrValueList;
if(Array.isArray(data8)){
if(data8.length > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList",keyword:"maxItems",params:{limit: 2000}});
errors++;
}
if(data8.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len2 = data8.length;
for(let i3=0; i3<len2; i3++){
let data9 = data8[i3];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.attrValue === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3,keyword:"required",params:{missingProperty: "attrValue"}});
errors++;
}
if(data9.price === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3,keyword:"required",params:{missingProperty: "price"}});
errors++;
}
if(data9.cost === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3,keyword:"required",params:{missingProperty: "cost"}});
errors++;
}
if(data9.otPrice === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3,keyword:"required",params:{missingProperty: "otPrice"}});
errors++;
}
if(data9.stock === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3,keyword:"required",params:{missingProperty: "stock"}});
errors++;
}
for(const key2 in data9){
if(!(func4.call(schema1.allOf[0].then.properties.skus.properties.attrValueList.items.properties, key2))){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3,keyword:"additionalProperties",params:{additionalProperty: key2}});
errors++;
}
}
if(data9.sku !== undefined){
let data10 = data9.sku;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/sku",keyword:"type",params:{}});
errors++;
}
if(typeof data10 === "string"){
if(func0(data10) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/sku",keyword:"maxLength",params:{limit: 255}});
errors++;
}
}
}
if(data9.attrValue !== undefined){
let data11 = data9.attrValue;
const _errs30 = errors;
const _errs31 = errors;
if(data11 !== null){
(vErrors ??= []).push({});
errors++;
}
var valid14 = _errs31 === errors;
if(valid14){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/attrValue",keyword:"not",params:{}});
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
if(new TextEncoder().encode(JSON.stringify(data11) || "").length > 2048){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/attrValue",keyword:"maxBytes",params:{limit: 2048}});
errors++;
}
}
if(data9.image !== undefined){
let data12 = data9.image;
if((typeof data12 !== "string") && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/image",keyword:"type",params:{}});
errors++;
}
const _errs35 = errors;
let valid15 = true;
const _errs36 = errors;
if(errors === _errs36){
if(typeof data12 === "string"){
if(func0(data12) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid1 = _errs36 === errors;
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs38 = errors;
if(typeof data12 === "string"){
if(!pattern1.test(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/image",keyword:"pattern",params:{}});
errors++;
}
}
var _valid1 = _errs38 === errors;
valid15 = _valid1;
}
if(!valid15){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/image",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data12 === "string"){
if(func0(data12) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/image",keyword:"maxLength",params:{limit: 500}});
errors++;
}
}
}
if(data9.price !== undefined){
let data13 = data9.price;
if(typeof data13 == "number"){
if(!(+data13 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/price",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data13 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/price",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data13 === "string"){
if(!pattern2.test(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/price",keyword:"pattern",params:{}});
errors++;
}
if(!(+data13 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/price",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data13 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/price",keyword:"decimalMaximum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/price",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data9.vipPrice !== undefined){
let data14 = data9.vipPrice;
if((typeof data14 !== "string") && (data14 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/vipPrice",keyword:"type",params:{}});
errors++;
}
const _errs43 = errors;
let valid16 = true;
const _errs44 = errors;
if(errors === _errs44){
if(typeof data14 === "string"){
if(func0(data14) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid2 = _errs44 === errors;
errors = _errs43;
if(vErrors !== null){
if(_errs43){
vErrors.length = _errs43;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs46 = errors;
if(typeof data14 == "number"){
if(!(+data14 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/vipPrice",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data14 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/vipPrice",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data14 === "string"){
if(!pattern2.test(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/vipPrice",keyword:"pattern",params:{}});
errors++;
}
if(!(+data14 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/vipPrice",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data14 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/vipPrice",keyword:"decimalMaximum",params:{}});
errors++;
}
}
var _valid2 = _errs46 === errors;
valid16 = _valid2;
}
if(!valid16){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/vipPrice",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
}
if(data9.cost !== undefined){
let data15 = data9.cost;
if(typeof data15 == "number"){
if(!(+data15 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/cost",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data15 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/cost",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data15 === "string"){
if(!pattern2.test(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/cost",keyword:"pattern",params:{}});
errors++;
}
if(!(+data15 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/cost",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data15 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/cost",keyword:"decimalMaximum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/cost",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data9.otPrice !== undefined){
let data16 = data9.otPrice;
if(typeof data16 == "number"){
if(!(+data16 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/otPrice",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data16 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/otPrice",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data16 === "string"){
if(!pattern2.test(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/otPrice",keyword:"pattern",params:{}});
errors++;
}
if(!(+data16 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/otPrice",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data16 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/otPrice",keyword:"decimalMaximum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/otPrice",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data9.stock !== undefined){
let data17 = data9.stock;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/stock",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data17 == "number"){
if(data17 > 999999 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/stock",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
errors++;
}
if(data17 < 0 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/stock",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data9.barCode !== undefined){
let data18 = data9.barCode;
if((typeof data18 !== "string") && (data18 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/barCode",keyword:"type",params:{}});
errors++;
}
if(typeof data18 === "string"){
if(func0(data18) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/barCode",keyword:"maxLength",params:{limit: 50}});
errors++;
}
}
}
if(data9.weight !== undefined){
let data19 = data9.weight;
if((typeof data19 !== "string") && (data19 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/weight",keyword:"type",params:{}});
errors++;
}
const _errs57 = errors;
let valid17 = true;
const _errs58 = errors;
if(errors === _errs58){
if(typeof data19 === "string"){
if(func0(data19) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid3 = _errs58 === errors;
errors = _errs57;
if(vErrors !== null){
if(_errs57){
vErrors.length = _errs57;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs60 = errors;
if(typeof data19 == "number"){
if(!(+data19 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/weight",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data19 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/weight",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data19 === "string"){
if(!pattern2.test(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/weight",keyword:"pattern",params:{}});
errors++;
}
if(!(+data19 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/weight",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data19 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/weight",keyword:"decimalMaximum",params:{}});
errors++;
}
}
var _valid3 = _errs60 === errors;
valid17 = _valid3;
}
if(!valid17){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/weight",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
}
if(data9.volume !== undefined){
let data20 = data9.volume;
if((typeof data20 !== "string") && (data20 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/volume",keyword:"type",params:{}});
errors++;
}
const _errs63 = errors;
let valid18 = true;
const _errs64 = errors;
if(errors === _errs64){
if(typeof data20 === "string"){
if(func0(data20) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid4 = _errs64 === errors;
errors = _errs63;
if(vErrors !== null){
if(_errs63){
vErrors.length = _errs63;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs66 = errors;
if(typeof data20 == "number"){
if(!(+data20 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/volume",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data20 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/volume",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data20 === "string"){
if(!pattern2.test(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/volume",keyword:"pattern",params:{}});
errors++;
}
if(!(+data20 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/volume",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data20 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/volume",keyword:"decimalMaximum",params:{}});
errors++;
}
}
var _valid4 = _errs66 === errors;
valid18 = _valid4;
}
if(!valid18){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/volume",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
}
if(data9.brokerage !== undefined){
let data21 = data9.brokerage;
if((!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))) && (data21 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/brokerage",keyword:"type",params:{}});
errors++;
}
if(typeof data21 == "number"){
if(data21 > 100 || isNaN(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/brokerage",keyword:"maximum",params:{comparison: "<=", limit: 100}});
errors++;
}
if(data21 < 0 || isNaN(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/brokerage",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data9.brokerageTwo !== undefined){
let data22 = data9.brokerageTwo;
if((!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))) && (data22 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/brokerageTwo",keyword:"type",params:{}});
errors++;
}
if(typeof data22 == "number"){
if(data22 > 100 || isNaN(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/brokerageTwo",keyword:"maximum",params:{comparison: "<=", limit: 100}});
errors++;
}
if(data22 < 0 || isNaN(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/brokerageTwo",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data9.isShow !== undefined){
let data23 = data9.isShow;
if((typeof data23 !== "boolean") && (data23 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3+"/isShow",keyword:"type",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i3,keyword:"type",params:{type: "object"}});
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
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs74 = errors;
let valid19 = true;
const _errs75 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.type !== undefined){
if(1 !== data.type){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid5 = _errs75 === errors;
errors = _errs74;
if(vErrors !== null){
if(_errs74){
vErrors.length = _errs74;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs77 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pointSkus === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pointSkus"}});
errors++;
}
if(data.pointSkus !== undefined){
let data25 = data.pointSkus;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.specType === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus",keyword:"required",params:{missingProperty: "specType"}});
errors++;
}
if(data25.attrValueList === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus",keyword:"required",params:{missingProperty: "attrValueList"}});
errors++;
}
for(const key3 in data25){
if(!(((key3 === "specType") || (key3 === "attrList")) || (key3 === "attrValueList"))){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus",keyword:"additionalProperties",params:{additionalProperty: key3}});
errors++;
}
}
if(data25.specType !== undefined){
if(typeof data25.specType !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/specType",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data25.attrList !== undefined){
let data27 = data25.attrList;
if(Array.isArray(data27)){
if(data27.length > 5){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrList",keyword:"maxItems",params:{limit: 5}});
errors++;
}
const len3 = data27.length;
for(let i4=0; i4<len3; i4++){
let data28 = data27[i4];
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.attributeName === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrList/" + i4,keyword:"required",params:{missingProperty: "attributeName"}});
errors++;
}
if(data28.optionList === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrList/" + i4,keyword:"required",params:{missingProperty: "optionList"}});
errors++;
}
for(const key4 in data28){
if(!((key4 === "attributeName") || (key4 === "optionList"))){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrList/" + i4,keyword:"additionalProperties",params:{additionalProperty: key4}});
errors++;
}
}
if(data28.attributeName !== undefined){
let data29 = data28.attributeName;
if(typeof data29 === "string"){
if(func0(data29) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrList/" + i4+"/attributeName",keyword:"maxLength",params:{limit: 32}});
errors++;
}
if(func0(data29) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrList/" + i4+"/attributeName",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrList/" + i4+"/attributeName",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data28.optionList !== undefined){
let data30 = data28.optionList;
if(Array.isArray(data30)){
if(data30.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrList/" + i4+"/optionList",keyword:"maxItems",params:{limit: 100}});
errors++;
}
if(data30.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrList/" + i4+"/optionList",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len4 = data30.length;
for(let i5=0; i5<len4; i5++){
let data31 = data30[i5];
if(typeof data31 === "string"){
if(func0(data31) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrList/" + i4+"/optionList/" + i5,keyword:"maxLength",params:{limit: 32}});
errors++;
}
if(func0(data31) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrList/" + i4+"/optionList/" + i5,keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrList/" + i4+"/optionList/" + i5,keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrList/" + i4+"/optionList/" + i5,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i6 = data30.length;
let j1;
if(i6 > 1){
const indices1 = {};
for(;i6--;){
let item1 = data30[i6];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrList/" + i4+"/optionList",keyword:"uniqueItems",params:{i: i6, j: j1}});
errors++;
break;
}
indices1[item1] = i6;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrList/" + i4+"/optionList",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrList/" + i4,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrList",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data25.attrValueList !== undefined){
let data32 = data25.attrValueList;
if(Array.isArray(data32)){
if(data32.length > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList",keyword:"maxItems",params:{limit: 2000}});
errors++;
}
if(data32.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len5 = data32.length;
for(let i7=0; i7<len5; i7++){
let data33 = data32[i7];
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if(data33.attrValue === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7,keyword:"required",params:{missingProperty: "attrValue"}});
errors++;
}
if(data33.price === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7,keyword:"required",params:{missingProperty: "price"}});
errors++;
}
if(data33.redeemIntegral === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7,keyword:"required",params:{missingProperty: "redeemIntegral"}});
errors++;
}
if(data33.stock === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7,keyword:"required",params:{missingProperty: "stock"}});
errors++;
}
for(const key5 in data33){
if(!(func4.call(schema1.allOf[1].then.properties.pointSkus.properties.attrValueList.items.properties, key5))){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7,keyword:"additionalProperties",params:{additionalProperty: key5}});
errors++;
}
}
if(data33.sku !== undefined){
let data34 = data33.sku;
if((typeof data34 !== "string") && (data34 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7+"/sku",keyword:"type",params:{}});
errors++;
}
if(typeof data34 === "string"){
if(func0(data34) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7+"/sku",keyword:"maxLength",params:{limit: 255}});
errors++;
}
}
}
if(data33.attrValue !== undefined){
let data35 = data33.attrValue;
const _errs102 = errors;
const _errs103 = errors;
if(data35 !== null){
(vErrors ??= []).push({});
errors++;
}
var valid32 = _errs103 === errors;
if(valid32){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7+"/attrValue",keyword:"not",params:{}});
errors++;
}
else {
errors = _errs102;
if(vErrors !== null){
if(_errs102){
vErrors.length = _errs102;
}
else {
vErrors = null;
}
}
}
if(new TextEncoder().encode(JSON.stringify(data35) || "").length > 2048){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7+"/attrValue",keyword:"maxBytes",params:{limit: 2048}});
errors++;
}
}
if(data33.image !== undefined){
let data36 = data33.image;
if((typeof data36 !== "string") && (data36 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7+"/image",keyword:"type",params:{}});
errors++;
}
const _errs107 = errors;
let valid33 = true;
const _errs108 = errors;
if(errors === _errs108){
if(typeof data36 === "string"){
if(func0(data36) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid6 = _errs108 === errors;
errors = _errs107;
if(vErrors !== null){
if(_errs107){
vErrors.length = _errs107;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs110 = errors;
if(typeof data36 === "string"){
if(!pattern1.test(data36)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7+"/image",keyword:"pattern",params:{}});
errors++;
}
}
var _valid6 = _errs110 === errors;
valid33 = _valid6;
}
if(!valid33){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7+"/image",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data36 === "string"){
if(func0(data36) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7+"/image",keyword:"maxLength",params:{limit: 500}});
errors++;
}
}
}
if(data33.price !== undefined){
let data37 = data33.price;
if(typeof data37 == "number"){
if(!(+data37 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7+"/price",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data37 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7+"/price",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data37 === "string"){
if(!pattern2.test(data37)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7+"/price",keyword:"pattern",params:{}});
errors++;
}
if(!(+data37 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7+"/price",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data37 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7+"/price",keyword:"decimalMaximum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7+"/price",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data33.redeemIntegral !== undefined){
let data38 = data33.redeemIntegral;
if(!((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38)))){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7+"/redeemIntegral",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data38 == "number"){
if(data38 > 999999 || isNaN(data38)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7+"/redeemIntegral",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
errors++;
}
if(data38 < 1 || isNaN(data38)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7+"/redeemIntegral",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data33.cost !== undefined){
let data39 = data33.cost;
if((typeof data39 !== "string") && (data39 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7+"/cost",keyword:"type",params:{}});
errors++;
}
const _errs117 = errors;
let valid34 = true;
const _errs118 = errors;
if(errors === _errs118){
if(typeof data39 === "string"){
if(func0(data39) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid7 = _errs118 === errors;
errors = _errs117;
if(vErrors !== null){
if(_errs117){
vErrors.length = _errs117;
}
else {
vErrors = null;
}
}
if(_valid7){
const _errs120 = errors;
if(typeof data39 == "number"){
if(!(+data39 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7+"/cost",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data39 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7+"/cost",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data39 === "string"){
if(!pattern2.test(data39)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7+"/cost",keyword:"pattern",params:{}});
errors++;
}
if(!(+data39 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7+"/cost",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data39 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7+"/cost",keyword:"decimalMaximum",params:{}});
errors++;
}
}
var _valid7 = _errs120 === errors;
valid34 = _valid7;
}
if(!valid34){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7+"/cost",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
}
if(data33.stock !== undefined){
let data40 = data33.stock;
if(!((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40)))){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7+"/stock",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data40 == "number"){
if(data40 > 999999 || isNaN(data40)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7+"/stock",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
errors++;
}
if(data40 < 0 || isNaN(data40)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7+"/stock",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data33.weight !== undefined){
let data41 = data33.weight;
if((typeof data41 !== "string") && (data41 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7+"/weight",keyword:"type",params:{}});
errors++;
}
const _errs125 = errors;
let valid35 = true;
const _errs126 = errors;
if(errors === _errs126){
if(typeof data41 === "string"){
if(func0(data41) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid8 = _errs126 === errors;
errors = _errs125;
if(vErrors !== null){
if(_errs125){
vErrors.length = _errs125;
}
else {
vErrors = null;
}
}
if(_valid8){
const _errs128 = errors;
if(typeof data41 == "number"){
if(!(+data41 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7+"/weight",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data41 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7+"/weight",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data41 === "string"){
if(!pattern2.test(data41)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7+"/weight",keyword:"pattern",params:{}});
errors++;
}
if(!(+data41 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7+"/weight",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data41 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7+"/weight",keyword:"decimalMaximum",params:{}});
errors++;
}
}
var _valid8 = _errs128 === errors;
valid35 = _valid8;
}
if(!valid35){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7+"/weight",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
}
if(data33.volume !== undefined){
let data42 = data33.volume;
if((typeof data42 !== "string") && (data42 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7+"/volume",keyword:"type",params:{}});
errors++;
}
const _errs131 = errors;
let valid36 = true;
const _errs132 = errors;
if(errors === _errs132){
if(typeof data42 === "string"){
if(func0(data42) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid9 = _errs132 === errors;
errors = _errs131;
if(vErrors !== null){
if(_errs131){
vErrors.length = _errs131;
}
else {
vErrors = null;
}
}
if(_valid9){
const _errs134 = errors;
if(typeof data42 == "number"){
if(!(+data42 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7+"/volume",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data42 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7+"/volume",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data42 === "string"){
if(!pattern2.test(data42)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7+"/volume",keyword:"pattern",params:{}});
errors++;
}
if(!(+data42 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7+"/volume",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data42 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7+"/volume",keyword:"decimalMaximum",params:{}});
errors++;
}
}
var _valid9 = _errs134 === errors;
valid36 = _valid9;
}
if(!valid36){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7+"/volume",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
}
if(data33.barCode !== undefined){
let data43 = data33.barCode;
if((typeof data43 !== "string") && (data43 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7+"/barCode",keyword:"type",params:{}});
errors++;
}
if(typeof data43 === "string"){
if(func0(data43) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7+"/barCode",keyword:"maxLength",params:{limit: 50}});
errors++;
}
}
}
if(data33.isShow !== undefined){
let data44 = data33.isShow;
if((typeof data44 !== "boolean") && (data44 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7+"/isShow",keyword:"type",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i7,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
var _valid5 = _errs77 === errors;
valid19 = _valid5;
}
if(!valid19){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.name !== undefined){
let data45 = data.name;
if(typeof data45 === "string"){
if(func0(data45) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 50}});
errors++;
}
if(func0(data45) < 1){
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
let data46 = data.type;
if(!((((((data46 === 0) || (data46 === 1)) || (data46 === 2)) || (data46 === 4)) || (data46 === 5)) || (data46 === 6))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{}});
errors++;
}
}
if(data.isPaidMember !== undefined){
let data47 = data.isPaidMember;
if((typeof data47 !== "boolean") && (data47 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/isPaidMember",keyword:"type",params:{}});
errors++;
}
}
if(data.isSub !== undefined){
let data48 = data.isSub;
if((typeof data48 !== "boolean") && (data48 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/isSub",keyword:"type",params:{}});
errors++;
}
}
if(data.skus !== undefined){
let data49 = data.skus;
if((!(data49 && typeof data49 == "object" && !Array.isArray(data49))) && (data49 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/skus",keyword:"type",params:{}});
errors++;
}
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
if(data49.specType === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/skus",keyword:"required",params:{missingProperty: "specType"}});
errors++;
}
if(data49.attrValueList === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/skus",keyword:"required",params:{missingProperty: "attrValueList"}});
errors++;
}
for(const key6 in data49){
if(!(((key6 === "specType") || (key6 === "attrList")) || (key6 === "attrValueList"))){
(vErrors ??= []).push({instancePath:instancePath+"/skus",keyword:"additionalProperties",params:{additionalProperty: key6}});
errors++;
}
}
if(data49.specType !== undefined){
if(typeof data49.specType !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/skus/specType",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data49.attrList !== undefined){
let data51 = data49.attrList;
if(Array.isArray(data51)){
if(data51.length > 5){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList",keyword:"maxItems",params:{limit: 5}});
errors++;
}
const len6 = data51.length;
for(let i8=0; i8<len6; i8++){
let data52 = data51[i8];
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
if(data52.attributeName === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList/" + i8,keyword:"required",params:{missingProperty: "attributeName"}});
errors++;
}
if(data52.optionList === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList/" + i8,keyword:"required",params:{missingProperty: "optionList"}});
errors++;
}
for(const key7 in data52){
if(!((key7 === "attributeName") || (key7 === "optionList"))){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList/" + i8,keyword:"additionalProperties",params:{additionalProperty: key7}});
errors++;
}
}
if(data52.attributeName !== undefined){
let data53 = data52.attributeName;
if(typeof data53 === "string"){
if(func0(data53) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList/" + i8+"/attributeName",keyword:"maxLength",params:{limit: 32}});
errors++;
}
if(func0(data53) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList/" + i8+"/attributeName",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList/" + i8+"/attributeName",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data52.optionList !== undefined){
let data54 = data52.optionList;
if(Array.isArray(data54)){
if(data54.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList/" + i8+"/optionList",keyword:"maxItems",params:{limit: 100}});
errors++;
}
if(data54.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList/" + i8+"/optionList",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len7 = data54.length;
for(let i9=0; i9<len7; i9++){
let data55 = data54[i9];
if(typeof data55 === "string"){
if(func0(data55) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList/" + i8+"/optionList/" + i9,keyword:"maxLength",params:{limit: 32}});
errors++;
}
if(func0(data55) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList/" + i8+"/optionList/" + i9,keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data55)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList/" + i8+"/optionList/" + i9,keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList/" + i8+"/optionList/" + i9,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i10 = data54.length;
let j2;
if(i10 > 1){
const indices2 = {};
for(;i10--;){
let item2 = data54[i10];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList/" + i8+"/optionList",keyword:"uniqueItems",params:{i: i10, j: j2}});
errors++;
break;
}
indices2[item2] = i10;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList/" + i8+"/optionList",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList/" + i8,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrList",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data49.attrValueList !== undefined){
let data56 = data49.attrValueList;
if(Array.isArray(data56)){
if(data56.length > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList",keyword:"maxItems",params:{limit: 2000}});
errors++;
}
if(data56.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len8 = data56.length;
for(let i11=0; i11<len8; i11++){
let data57 = data56[i11];
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
if(data57.attrValue === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11,keyword:"required",params:{missingProperty: "attrValue"}});
errors++;
}
if(data57.price === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11,keyword:"required",params:{missingProperty: "price"}});
errors++;
}
if(data57.cost === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11,keyword:"required",params:{missingProperty: "cost"}});
errors++;
}
if(data57.otPrice === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11,keyword:"required",params:{missingProperty: "otPrice"}});
errors++;
}
if(data57.stock === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11,keyword:"required",params:{missingProperty: "stock"}});
errors++;
}
for(const key8 in data57){
if(!(func4.call(schema1.properties.skus.properties.attrValueList.items.properties, key8))){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11,keyword:"additionalProperties",params:{additionalProperty: key8}});
errors++;
}
}
if(data57.sku !== undefined){
let data58 = data57.sku;
if((typeof data58 !== "string") && (data58 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/sku",keyword:"type",params:{}});
errors++;
}
if(typeof data58 === "string"){
if(func0(data58) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/sku",keyword:"maxLength",params:{limit: 255}});
errors++;
}
}
}
if(data57.attrValue !== undefined){
let data59 = data57.attrValue;
const _errs170 = errors;
const _errs171 = errors;
if(data59 !== null){
(vErrors ??= []).push({});
errors++;
}
var valid48 = _errs171 === errors;
if(valid48){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/attrValue",keyword:"not",params:{}});
errors++;
}
else {
errors = _errs170;
if(vErrors !== null){
if(_errs170){
vErrors.length = _errs170;
}
else {
vErrors = null;
}
}
}
if(new TextEncoder().encode(JSON.stringify(data59) || "").length > 2048){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/attrValue",keyword:"maxBytes",params:{limit: 2048}});
errors++;
}
}
if(data57.image !== undefined){
let data60 = data57.image;
if((typeof data60 !== "string") && (data60 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/image",keyword:"type",params:{}});
errors++;
}
const _errs175 = errors;
let valid49 = true;
const _errs176 = errors;
if(errors === _errs176){
if(typeof data60 === "string"){
if(func0(data60) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid10 = _errs176 === errors;
errors = _errs175;
if(vErrors !== null){
if(_errs175){
vErrors.length = _errs175;
}
else {
vErrors = null;
}
}
if(_valid10){
const _errs178 = errors;
if(typeof data60 === "string"){
if(!pattern1.test(data60)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/image",keyword:"pattern",params:{}});
errors++;
}
}
var _valid10 = _errs178 === errors;
valid49 = _valid10;
}
if(!valid49){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/image",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data60 === "string"){
if(func0(data60) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/image",keyword:"maxLength",params:{limit: 500}});
errors++;
}
}
}
if(data57.price !== undefined){
let data61 = data57.price;
if(typeof data61 == "number"){
if(!(+data61 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/price",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data61 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/price",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data61 === "string"){
if(!pattern2.test(data61)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/price",keyword:"pattern",params:{}});
errors++;
}
if(!(+data61 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/price",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data61 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/price",keyword:"decimalMaximum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/price",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data57.vipPrice !== undefined){
let data62 = data57.vipPrice;
if((typeof data62 !== "string") && (data62 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/vipPrice",keyword:"type",params:{}});
errors++;
}
const _errs183 = errors;
let valid50 = true;
const _errs184 = errors;
if(errors === _errs184){
if(typeof data62 === "string"){
if(func0(data62) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid11 = _errs184 === errors;
errors = _errs183;
if(vErrors !== null){
if(_errs183){
vErrors.length = _errs183;
}
else {
vErrors = null;
}
}
if(_valid11){
const _errs186 = errors;
if(typeof data62 == "number"){
if(!(+data62 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/vipPrice",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data62 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/vipPrice",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data62 === "string"){
if(!pattern2.test(data62)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/vipPrice",keyword:"pattern",params:{}});
errors++;
}
if(!(+data62 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/vipPrice",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data62 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/vipPrice",keyword:"decimalMaximum",params:{}});
errors++;
}
}
var _valid11 = _errs186 === errors;
valid50 = _valid11;
}
if(!valid50){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/vipPrice",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
}
if(data57.cost !== undefined){
let data63 = data57.cost;
if(typeof data63 == "number"){
if(!(+data63 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/cost",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data63 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/cost",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data63 === "string"){
if(!pattern2.test(data63)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/cost",keyword:"pattern",params:{}});
errors++;
}
if(!(+data63 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/cost",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data63 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/cost",keyword:"decimalMaximum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/cost",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data57.otPrice !== undefined){
let data64 = data57.otPrice;
if(typeof data64 == "number"){
if(!(+data64 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/otPrice",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data64 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/otPrice",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data64 === "string"){
if(!pattern2.test(data64)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/otPrice",keyword:"pattern",params:{}});
errors++;
}
if(!(+data64 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/otPrice",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data64 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/otPrice",keyword:"decimalMaximum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/otPrice",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data57.stock !== undefined){
let data65 = data57.stock;
if(!((typeof data65 == "number") && (!(data65 % 1) && !isNaN(data65)))){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/stock",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data65 == "number"){
if(data65 > 999999 || isNaN(data65)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/stock",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
errors++;
}
if(data65 < 0 || isNaN(data65)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/stock",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data57.barCode !== undefined){
let data66 = data57.barCode;
if((typeof data66 !== "string") && (data66 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/barCode",keyword:"type",params:{}});
errors++;
}
if(typeof data66 === "string"){
if(func0(data66) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/barCode",keyword:"maxLength",params:{limit: 50}});
errors++;
}
}
}
if(data57.weight !== undefined){
let data67 = data57.weight;
if((typeof data67 !== "string") && (data67 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/weight",keyword:"type",params:{}});
errors++;
}
const _errs197 = errors;
let valid51 = true;
const _errs198 = errors;
if(errors === _errs198){
if(typeof data67 === "string"){
if(func0(data67) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid12 = _errs198 === errors;
errors = _errs197;
if(vErrors !== null){
if(_errs197){
vErrors.length = _errs197;
}
else {
vErrors = null;
}
}
if(_valid12){
const _errs200 = errors;
if(typeof data67 == "number"){
if(!(+data67 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/weight",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data67 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/weight",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data67 === "string"){
if(!pattern2.test(data67)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/weight",keyword:"pattern",params:{}});
errors++;
}
if(!(+data67 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/weight",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data67 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/weight",keyword:"decimalMaximum",params:{}});
errors++;
}
}
var _valid12 = _errs200 === errors;
valid51 = _valid12;
}
if(!valid51){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/weight",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
}
if(data57.volume !== undefined){
let data68 = data57.volume;
if((typeof data68 !== "string") && (data68 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/volume",keyword:"type",params:{}});
errors++;
}
const _errs203 = errors;
let valid52 = true;
const _errs204 = errors;
if(errors === _errs204){
if(typeof data68 === "string"){
if(func0(data68) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid13 = _errs204 === errors;
errors = _errs203;
if(vErrors !== null){
if(_errs203){
vErrors.length = _errs203;
}
else {
vErrors = null;
}
}
if(_valid13){
const _errs206 = errors;
if(typeof data68 == "number"){
if(!(+data68 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/volume",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data68 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/volume",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data68 === "string"){
if(!pattern2.test(data68)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/volume",keyword:"pattern",params:{}});
errors++;
}
if(!(+data68 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/volume",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data68 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/volume",keyword:"decimalMaximum",params:{}});
errors++;
}
}
var _valid13 = _errs206 === errors;
valid52 = _valid13;
}
if(!valid52){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/volume",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
}
if(data57.brokerage !== undefined){
let data69 = data57.brokerage;
if((!((typeof data69 == "number") && (!(data69 % 1) && !isNaN(data69)))) && (data69 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/brokerage",keyword:"type",params:{}});
errors++;
}
if(typeof data69 == "number"){
if(data69 > 100 || isNaN(data69)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/brokerage",keyword:"maximum",params:{comparison: "<=", limit: 100}});
errors++;
}
if(data69 < 0 || isNaN(data69)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/brokerage",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data57.brokerageTwo !== undefined){
let data70 = data57.brokerageTwo;
if((!((typeof data70 == "number") && (!(data70 % 1) && !isNaN(data70)))) && (data70 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/brokerageTwo",keyword:"type",params:{}});
errors++;
}
if(typeof data70 == "number"){
if(data70 > 100 || isNaN(data70)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/brokerageTwo",keyword:"maximum",params:{comparison: "<=", limit: 100}});
errors++;
}
if(data70 < 0 || isNaN(data70)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/brokerageTwo",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data57.isShow !== undefined){
let data71 = data57.isShow;
if((typeof data71 !== "boolean") && (data71 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11+"/isShow",keyword:"type",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/skus/attrValueList/" + i11,keyword:"type",params:{type: "object"}});
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
}
if(data.pointSkus !== undefined){
let data72 = data.pointSkus;
if((!(data72 && typeof data72 == "object" && !Array.isArray(data72))) && (data72 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus",keyword:"type",params:{}});
errors++;
}
if(data72 && typeof data72 == "object" && !Array.isArray(data72)){
if(data72.specType === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus",keyword:"required",params:{missingProperty: "specType"}});
errors++;
}
if(data72.attrValueList === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus",keyword:"required",params:{missingProperty: "attrValueList"}});
errors++;
}
for(const key9 in data72){
if(!(((key9 === "specType") || (key9 === "attrList")) || (key9 === "attrValueList"))){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus",keyword:"additionalProperties",params:{additionalProperty: key9}});
errors++;
}
}
if(data72.specType !== undefined){
if(typeof data72.specType !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/specType",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data72.attrList !== undefined){
let data74 = data72.attrList;
if(Array.isArray(data74)){
if(data74.length > 5){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrList",keyword:"maxItems",params:{limit: 5}});
errors++;
}
const len9 = data74.length;
for(let i12=0; i12<len9; i12++){
let data75 = data74[i12];
if(data75 && typeof data75 == "object" && !Array.isArray(data75)){
if(data75.attributeName === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrList/" + i12,keyword:"required",params:{missingProperty: "attributeName"}});
errors++;
}
if(data75.optionList === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrList/" + i12,keyword:"required",params:{missingProperty: "optionList"}});
errors++;
}
for(const key10 in data75){
if(!((key10 === "attributeName") || (key10 === "optionList"))){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrList/" + i12,keyword:"additionalProperties",params:{additionalProperty: key10}});
errors++;
}
}
if(data75.attributeName !== undefined){
let data76 = data75.attributeName;
if(typeof data76 === "string"){
if(func0(data76) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrList/" + i12+"/attributeName",keyword:"maxLength",params:{limit: 32}});
errors++;
}
if(func0(data76) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrList/" + i12+"/attributeName",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrList/" + i12+"/attributeName",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data75.optionList !== undefined){
let data77 = data75.optionList;
if(Array.isArray(data77)){
if(data77.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrList/" + i12+"/optionList",keyword:"maxItems",params:{limit: 100}});
errors++;
}
if(data77.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrList/" + i12+"/optionList",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len10 = data77.length;
for(let i13=0; i13<len10; i13++){
let data78 = data77[i13];
if(typeof data78 === "string"){
if(func0(data78) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrList/" + i12+"/optionList/" + i13,keyword:"maxLength",params:{limit: 32}});
errors++;
}
if(func0(data78) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrList/" + i12+"/optionList/" + i13,keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data78)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrList/" + i12+"/optionList/" + i13,keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrList/" + i12+"/optionList/" + i13,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i14 = data77.length;
let j3;
if(i14 > 1){
const indices3 = {};
for(;i14--;){
let item3 = data77[i14];
if(typeof item3 !== "string"){
continue;
}
if(typeof indices3[item3] == "number"){
j3 = indices3[item3];
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrList/" + i12+"/optionList",keyword:"uniqueItems",params:{i: i14, j: j3}});
errors++;
break;
}
indices3[item3] = i14;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrList/" + i12+"/optionList",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrList/" + i12,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrList",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data72.attrValueList !== undefined){
let data79 = data72.attrValueList;
if(Array.isArray(data79)){
if(data79.length > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList",keyword:"maxItems",params:{limit: 2000}});
errors++;
}
if(data79.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len11 = data79.length;
for(let i15=0; i15<len11; i15++){
let data80 = data79[i15];
if(data80 && typeof data80 == "object" && !Array.isArray(data80)){
if(data80.attrValue === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15,keyword:"required",params:{missingProperty: "attrValue"}});
errors++;
}
if(data80.price === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15,keyword:"required",params:{missingProperty: "price"}});
errors++;
}
if(data80.redeemIntegral === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15,keyword:"required",params:{missingProperty: "redeemIntegral"}});
errors++;
}
if(data80.stock === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15,keyword:"required",params:{missingProperty: "stock"}});
errors++;
}
for(const key11 in data80){
if(!(func4.call(schema1.properties.pointSkus.properties.attrValueList.items.properties, key11))){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15,keyword:"additionalProperties",params:{additionalProperty: key11}});
errors++;
}
}
if(data80.sku !== undefined){
let data81 = data80.sku;
if((typeof data81 !== "string") && (data81 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15+"/sku",keyword:"type",params:{}});
errors++;
}
if(typeof data81 === "string"){
if(func0(data81) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15+"/sku",keyword:"maxLength",params:{limit: 255}});
errors++;
}
}
}
if(data80.attrValue !== undefined){
let data82 = data80.attrValue;
const _errs237 = errors;
const _errs238 = errors;
if(data82 !== null){
(vErrors ??= []).push({});
errors++;
}
var valid63 = _errs238 === errors;
if(valid63){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15+"/attrValue",keyword:"not",params:{}});
errors++;
}
else {
errors = _errs237;
if(vErrors !== null){
if(_errs237){
vErrors.length = _errs237;
}
else {
vErrors = null;
}
}
}
if(new TextEncoder().encode(JSON.stringify(data82) || "").length > 2048){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15+"/attrValue",keyword:"maxBytes",params:{limit: 2048}});
errors++;
}
}
if(data80.image !== undefined){
let data83 = data80.image;
if((typeof data83 !== "string") && (data83 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15+"/image",keyword:"type",params:{}});
errors++;
}
const _errs242 = errors;
let valid64 = true;
const _errs243 = errors;
if(errors === _errs243){
if(typeof data83 === "string"){
if(func0(data83) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid14 = _errs243 === errors;
errors = _errs242;
if(vErrors !== null){
if(_errs242){
vErrors.length = _errs242;
}
else {
vErrors = null;
}
}
if(_valid14){
const _errs245 = errors;
if(typeof data83 === "string"){
if(!pattern1.test(data83)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15+"/image",keyword:"pattern",params:{}});
errors++;
}
}
var _valid14 = _errs245 === errors;
valid64 = _valid14;
}
if(!valid64){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15+"/image",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data83 === "string"){
if(func0(data83) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15+"/image",keyword:"maxLength",params:{limit: 500}});
errors++;
}
}
}
if(data80.price !== undefined){
let data84 = data80.price;
if(typeof data84 == "number"){
if(!(+data84 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15+"/price",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data84 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15+"/price",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data84 === "string"){
if(!pattern2.test(data84)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15+"/price",keyword:"pattern",params:{}});
errors++;
}
if(!(+data84 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15+"/price",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data84 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15+"/price",keyword:"decimalMaximum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15+"/price",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data80.redeemIntegral !== undefined){
let data85 = data80.redeemIntegral;
if(!((typeof data85 == "number") && (!(data85 % 1) && !isNaN(data85)))){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15+"/redeemIntegral",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data85 == "number"){
if(data85 > 999999 || isNaN(data85)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15+"/redeemIntegral",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
errors++;
}
if(data85 < 1 || isNaN(data85)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15+"/redeemIntegral",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data80.cost !== undefined){
let data86 = data80.cost;
if((typeof data86 !== "string") && (data86 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15+"/cost",keyword:"type",params:{}});
errors++;
}
const _errs252 = errors;
let valid65 = true;
const _errs253 = errors;
if(errors === _errs253){
if(typeof data86 === "string"){
if(func0(data86) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid15 = _errs253 === errors;
errors = _errs252;
if(vErrors !== null){
if(_errs252){
vErrors.length = _errs252;
}
else {
vErrors = null;
}
}
if(_valid15){
const _errs255 = errors;
if(typeof data86 == "number"){
if(!(+data86 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15+"/cost",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data86 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15+"/cost",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data86 === "string"){
if(!pattern2.test(data86)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15+"/cost",keyword:"pattern",params:{}});
errors++;
}
if(!(+data86 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15+"/cost",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data86 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15+"/cost",keyword:"decimalMaximum",params:{}});
errors++;
}
}
var _valid15 = _errs255 === errors;
valid65 = _valid15;
}
if(!valid65){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15+"/cost",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
}
if(data80.stock !== undefined){
let data87 = data80.stock;
if(!((typeof data87 == "number") && (!(data87 % 1) && !isNaN(data87)))){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15+"/stock",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data87 == "number"){
if(data87 > 999999 || isNaN(data87)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15+"/stock",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
errors++;
}
if(data87 < 0 || isNaN(data87)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15+"/stock",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data80.weight !== undefined){
let data88 = data80.weight;
if((typeof data88 !== "string") && (data88 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15+"/weight",keyword:"type",params:{}});
errors++;
}
const _errs260 = errors;
let valid66 = true;
const _errs261 = errors;
if(errors === _errs261){
if(typeof data88 === "string"){
if(func0(data88) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid16 = _errs261 === errors;
errors = _errs260;
if(vErrors !== null){
if(_errs260){
vErrors.length = _errs260;
}
else {
vErrors = null;
}
}
if(_valid16){
const _errs263 = errors;
if(typeof data88 == "number"){
if(!(+data88 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15+"/weight",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data88 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15+"/weight",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data88 === "string"){
if(!pattern2.test(data88)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15+"/weight",keyword:"pattern",params:{}});
errors++;
}
if(!(+data88 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15+"/weight",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data88 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15+"/weight",keyword:"decimalMaximum",params:{}});
errors++;
}
}
var _valid16 = _errs263 === errors;
valid66 = _valid16;
}
if(!valid66){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15+"/weight",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
}
if(data80.volume !== undefined){
let data89 = data80.volume;
if((typeof data89 !== "string") && (data89 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15+"/volume",keyword:"type",params:{}});
errors++;
}
const _errs266 = errors;
let valid67 = true;
const _errs267 = errors;
if(errors === _errs267){
if(typeof data89 === "string"){
if(func0(data89) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid17 = _errs267 === errors;
errors = _errs266;
if(vErrors !== null){
if(_errs266){
vErrors.length = _errs266;
}
else {
vErrors = null;
}
}
if(_valid17){
const _errs269 = errors;
if(typeof data89 == "number"){
if(!(+data89 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15+"/volume",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data89 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15+"/volume",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data89 === "string"){
if(!pattern2.test(data89)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15+"/volume",keyword:"pattern",params:{}});
errors++;
}
if(!(+data89 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15+"/volume",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data89 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15+"/volume",keyword:"decimalMaximum",params:{}});
errors++;
}
}
var _valid17 = _errs269 === errors;
valid67 = _valid17;
}
if(!valid67){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15+"/volume",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
}
if(data80.barCode !== undefined){
let data90 = data80.barCode;
if((typeof data90 !== "string") && (data90 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15+"/barCode",keyword:"type",params:{}});
errors++;
}
if(typeof data90 === "string"){
if(func0(data90) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15+"/barCode",keyword:"maxLength",params:{limit: 50}});
errors++;
}
}
}
if(data80.isShow !== undefined){
let data91 = data80.isShow;
if((typeof data91 !== "boolean") && (data91 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15+"/isShow",keyword:"type",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList/" + i15,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pointSkus/attrValueList",keyword:"type",params:{type: "array"}});
errors++;
}
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
if(!((((((key0 === "name") || (key0 === "type")) || (key0 === "isPaidMember")) || (key0 === "isSub")) || (key0 === "skus")) || (key0 === "pointSkus"))){
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
if(!((((((key0 === "name") || (key0 === "type")) || (key0 === "isPaidMember")) || (key0 === "isSub")) || (key0 === "skus")) || (key0 === "pointSkus"))){
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
