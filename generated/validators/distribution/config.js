// Made from schemas/distribution/config.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func1 } from '../runtime.js';
export const update = validate0;
const schema0 = {"properties":{"retailStoreSwitch":{},"retailStoreLine":{},"retailStoreBindingType":{},"retailStoreBubbleSwitch":{},"retailStoreBrokerageFirstRatio":{},"retailStoreBrokerageSecondRatio":{},"retailStoreExtractMinPrice":{},"retailStoreExtractBank":{"items":{}},"retailStoreBrokerageShareNode":{},"retailStoreBrokerageFreezingTime":{}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$", "u");
const pattern1 = new RegExp("^[^,]*$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.retailStoreSwitch === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "retailStoreSwitch"}});
errors++;
}
if(data.retailStoreLine === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "retailStoreLine"}});
errors++;
}
if(data.retailStoreBindingType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "retailStoreBindingType"}});
errors++;
}
if(data.retailStoreBubbleSwitch === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "retailStoreBubbleSwitch"}});
errors++;
}
if(data.retailStoreBrokerageFirstRatio === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "retailStoreBrokerageFirstRatio"}});
errors++;
}
if(data.retailStoreBrokerageSecondRatio === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "retailStoreBrokerageSecondRatio"}});
errors++;
}
if(data.retailStoreExtractMinPrice === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "retailStoreExtractMinPrice"}});
errors++;
}
if(data.retailStoreBrokerageShareNode === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "retailStoreBrokerageShareNode"}});
errors++;
}
if(data.retailStoreBrokerageFreezingTime === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "retailStoreBrokerageFreezingTime"}});
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.retailStoreSwitch !== undefined){
if(typeof data.retailStoreSwitch !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/retailStoreSwitch",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.retailStoreLine !== undefined){
let data1 = data.retailStoreLine;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/retailStoreLine",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/retailStoreLine",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data1 < -1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/retailStoreLine",keyword:"minimum",params:{comparison: ">=", limit: -1}});
errors++;
}
}
}
if(data.retailStoreBindingType !== undefined){
let data2 = data.retailStoreBindingType;
if(!((data2 === 0) || (data2 === 1))){
(vErrors ??= []).push({instancePath:instancePath+"/retailStoreBindingType",keyword:"enum",params:{}});
errors++;
}
}
if(data.retailStoreBubbleSwitch !== undefined){
if(typeof data.retailStoreBubbleSwitch !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/retailStoreBubbleSwitch",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.retailStoreBrokerageFirstRatio !== undefined){
let data4 = data.retailStoreBrokerageFirstRatio;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/retailStoreBrokerageFirstRatio",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/retailStoreBrokerageFirstRatio",keyword:"maximum",params:{comparison: "<=", limit: 100}});
errors++;
}
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/retailStoreBrokerageFirstRatio",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.retailStoreBrokerageSecondRatio !== undefined){
let data5 = data.retailStoreBrokerageSecondRatio;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/retailStoreBrokerageSecondRatio",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data5 == "number"){
if(data5 > 100 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/retailStoreBrokerageSecondRatio",keyword:"maximum",params:{comparison: "<=", limit: 100}});
errors++;
}
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/retailStoreBrokerageSecondRatio",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.retailStoreExtractMinPrice !== undefined){
let data6 = data.retailStoreExtractMinPrice;
if(typeof data6 == "number"){
if(!(+data6 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/retailStoreExtractMinPrice",keyword:"decimalMinimum",params:{}});
errors++;
}
}
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/retailStoreExtractMinPrice",keyword:"pattern",params:{}});
errors++;
}
if(!(+data6 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/retailStoreExtractMinPrice",keyword:"decimalMinimum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/retailStoreExtractMinPrice",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.retailStoreExtractBank !== undefined){
let data7 = data.retailStoreExtractBank;
if(Array.isArray(data7)){
if(data7.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/retailStoreExtractBank",keyword:"maxItems",params:{limit: 20}});
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(func1(data8) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/retailStoreExtractBank/" + i0,keyword:"maxLength",params:{limit: 32}});
errors++;
}
if(func1(data8) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/retailStoreExtractBank/" + i0,keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern1.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/retailStoreExtractBank/" + i0,keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/retailStoreExtractBank/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i1 = data7.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data7[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/retailStoreExtractBank",keyword:"uniqueItems",params:{i: i1, j: j0}});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/retailStoreExtractBank",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.retailStoreBrokerageShareNode !== undefined){
let data9 = data.retailStoreBrokerageShareNode;
if(!(((data9 === "pay") || (data9 === "receipt")) || (data9 === "complete"))){
(vErrors ??= []).push({instancePath:instancePath+"/retailStoreBrokerageShareNode",keyword:"enum",params:{}});
errors++;
}
}
if(data.retailStoreBrokerageFreezingTime !== undefined){
let data10 = data.retailStoreBrokerageFreezingTime;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
(vErrors ??= []).push({instancePath:instancePath+"/retailStoreBrokerageFreezingTime",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data10 == "number"){
if(data10 > 30 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/retailStoreBrokerageFreezingTime",keyword:"maximum",params:{comparison: "<=", limit: 30}});
errors++;
}
if(data10 < 0 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/retailStoreBrokerageFreezingTime",keyword:"minimum",params:{comparison: ">=", limit: 0}});
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
export const actions = {};
