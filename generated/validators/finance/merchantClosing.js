// Made from schemas/finance/merchantClosing.json. Do not edit: change the source and run `npm run generate`.
export const update = validate0;
const pattern0 = new RegExp("^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.guaranteedAmount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "guaranteedAmount"}});
errors++;
}
if(data.transferMinAmount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "transferMinAmount"}});
errors++;
}
if(data.transferMaxAmount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "transferMaxAmount"}});
errors++;
}
if(data.merchantShareNode === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "merchantShareNode"}});
errors++;
}
if(data.merchantShareFreezeTime === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "merchantShareFreezeTime"}});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "guaranteedAmount") || (key0 === "transferMinAmount")) || (key0 === "transferMaxAmount")) || (key0 === "merchantShareNode")) || (key0 === "merchantShareFreezeTime"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.guaranteedAmount !== undefined){
let data0 = data.guaranteedAmount;
if(typeof data0 == "number"){
if(!(+data0 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/guaranteedAmount",keyword:"decimalMinimum",params:{}});
errors++;
}
}
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/guaranteedAmount",keyword:"pattern",params:{}});
errors++;
}
if(!(+data0 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/guaranteedAmount",keyword:"decimalMinimum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/guaranteedAmount",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.transferMinAmount !== undefined){
let data1 = data.transferMinAmount;
if(typeof data1 == "number"){
if(!(+data1 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/transferMinAmount",keyword:"decimalMinimum",params:{}});
errors++;
}
}
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/transferMinAmount",keyword:"pattern",params:{}});
errors++;
}
if(!(+data1 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/transferMinAmount",keyword:"decimalMinimum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/transferMinAmount",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.transferMaxAmount !== undefined){
let data2 = data.transferMaxAmount;
if(typeof data2 == "number"){
if(!(+data2 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/transferMaxAmount",keyword:"decimalMinimum",params:{}});
errors++;
}
}
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/transferMaxAmount",keyword:"pattern",params:{}});
errors++;
}
if(!(+data2 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/transferMaxAmount",keyword:"decimalMinimum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/transferMaxAmount",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.merchantShareNode !== undefined){
let data3 = data.merchantShareNode;
if(!(((data3 === "pay") || (data3 === "receipt")) || (data3 === "complete"))){
(vErrors ??= []).push({instancePath:instancePath+"/merchantShareNode",keyword:"enum",params:{}});
errors++;
}
}
if(data.merchantShareFreezeTime !== undefined){
let data4 = data.merchantShareFreezeTime;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/merchantShareFreezeTime",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/merchantShareFreezeTime",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/merchantShareFreezeTime",keyword:"minimum",params:{comparison: ">=", limit: 0}});
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
