// Made from schemas/operation/scheduleJob.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const create = validate0;
const pattern0 = new RegExp("^\\S+( \\S+){5}$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.beanName === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "beanName"}});
errors++;
}
if(data.methodName === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "methodName"}});
errors++;
}
if(data.cronExpression === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "cronExpression"}});
errors++;
}
if(data.beanName !== undefined){
let data0 = data.beanName;
if(typeof data0 === "string"){
if(func0(data0) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/beanName",keyword:"maxLength",params:{limit: 100}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/beanName",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/beanName",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.methodName !== undefined){
let data1 = data.methodName;
if(typeof data1 === "string"){
if(func0(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/methodName",keyword:"maxLength",params:{limit: 100}});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/methodName",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/methodName",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.cronExpression !== undefined){
let data2 = data.cronExpression;
if(typeof data2 === "string"){
if(func0(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/cronExpression",keyword:"maxLength",params:{limit: 100}});
errors++;
}
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/cronExpression",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/cronExpression",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cronExpression",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.params !== undefined){
let data3 = data.params;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/params",keyword:"type",params:{}});
errors++;
}
if(typeof data3 === "string"){
if(func0(data3) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/params",keyword:"maxLength",params:{limit: 200}});
errors++;
}
}
}
if(data.remark !== undefined){
let data4 = data.remark;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"type",params:{}});
errors++;
}
if(typeof data4 === "string"){
if(func0(data4) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"maxLength",params:{limit: 255}});
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
if(!(((((key0 === "beanName") || (key0 === "methodName")) || (key0 === "cronExpression")) || (key0 === "params")) || (key0 === "remark"))){
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
if(!(((((key0 === "beanName") || (key0 === "methodName")) || (key0 === "cronExpression")) || (key0 === "params")) || (key0 === "remark"))){
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
