// Made from schemas/marketing/couponCounter.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const action_use = validate0;
const pattern0 = new RegExp("^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.merId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "merId"}});
errors++;
}
if(data.consumeAmount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "consumeAmount"}});
errors++;
}
for(const key0 in data){
if(!(((key0 === "merId") || (key0 === "consumeAmount")) || (key0 === "remark"))){
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
if(data.consumeAmount !== undefined){
let data1 = data.consumeAmount;
if(typeof data1 == "number"){
if(!(+data1 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/consumeAmount",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data1 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/consumeAmount",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/consumeAmount",keyword:"pattern",params:{}});
errors++;
}
if(!(+data1 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/consumeAmount",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data1 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/consumeAmount",keyword:"decimalMaximum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/consumeAmount",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.remark !== undefined){
let data2 = data.remark;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"type",params:{}});
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"maxLength",params:{limit: 50}});
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
export const actions = { use: action_use };
