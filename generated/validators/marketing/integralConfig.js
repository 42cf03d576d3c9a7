// Made from schemas/marketing/integralConfig.json. Do not edit: change the source and run `npm run generate`.
export const update = validate0;
const pattern0 = new RegExp("^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.integralDeductionSwitch === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "integralDeductionSwitch"}});
errors++;
}
if(data.integralDeductionStartMoney === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "integralDeductionStartMoney"}});
errors++;
}
if(data.integralDeductionMoney === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "integralDeductionMoney"}});
errors++;
}
if(data.integralDeductionRatio === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "integralDeductionRatio"}});
errors++;
}
if(data.orderGiveIntegral === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "orderGiveIntegral"}});
errors++;
}
if(data.freezeIntegralDay === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "freezeIntegralDay"}});
errors++;
}
if(data.integralFreezeNode === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "integralFreezeNode"}});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "integralDeductionSwitch") || (key0 === "integralDeductionStartMoney")) || (key0 === "integralDeductionMoney")) || (key0 === "integralDeductionRatio")) || (key0 === "orderGiveIntegral")) || (key0 === "freezeIntegralDay")) || (key0 === "integralFreezeNode"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.integralDeductionSwitch !== undefined){
if(typeof data.integralDeductionSwitch !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/integralDeductionSwitch",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.integralDeductionStartMoney !== undefined){
let data1 = data.integralDeductionStartMoney;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/integralDeductionStartMoney",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 99999999 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/integralDeductionStartMoney",keyword:"maximum",params:{comparison: "<=", limit: 99999999}});
errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/integralDeductionStartMoney",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.integralDeductionMoney !== undefined){
let data2 = data.integralDeductionMoney;
if(typeof data2 == "number"){
if(!(+data2 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/integralDeductionMoney",keyword:"decimalMinimum",params:{}});
errors++;
}
}
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/integralDeductionMoney",keyword:"pattern",params:{}});
errors++;
}
if(!(+data2 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/integralDeductionMoney",keyword:"decimalMinimum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/integralDeductionMoney",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.integralDeductionRatio !== undefined){
let data3 = data.integralDeductionRatio;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/integralDeductionRatio",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 100 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/integralDeductionRatio",keyword:"maximum",params:{comparison: "<=", limit: 100}});
errors++;
}
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/integralDeductionRatio",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.orderGiveIntegral !== undefined){
let data4 = data.orderGiveIntegral;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/orderGiveIntegral",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 99999999 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/orderGiveIntegral",keyword:"maximum",params:{comparison: "<=", limit: 99999999}});
errors++;
}
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/orderGiveIntegral",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.freezeIntegralDay !== undefined){
let data5 = data.freezeIntegralDay;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/freezeIntegralDay",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data5 == "number"){
if(data5 > 9999 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/freezeIntegralDay",keyword:"maximum",params:{comparison: "<=", limit: 9999}});
errors++;
}
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/freezeIntegralDay",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.integralFreezeNode !== undefined){
let data6 = data.integralFreezeNode;
if(!(((data6 === "pay") || (data6 === "receipt")) || (data6 === "complete"))){
(vErrors ??= []).push({instancePath:instancePath+"/integralFreezeNode",keyword:"enum",params:{}});
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
export const actions = {};
