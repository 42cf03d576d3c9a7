// Made from schemas/operation/onePassConfig.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const update = validate0;
const pattern0 = new RegExp("^[\\x21-\\x7e]+$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accessKey === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "accessKey"}});
errors++;
}
for(const key0 in data){
if(!((key0 === "accessKey") || (key0 === "secretKey"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.accessKey !== undefined){
let data0 = data.accessKey;
if(typeof data0 === "string"){
if(func0(data0) > 128){
(vErrors ??= []).push({instancePath:instancePath+"/accessKey",keyword:"maxLength",params:{limit: 128}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/accessKey",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/accessKey",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/accessKey",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.secretKey !== undefined){
let data1 = data.secretKey;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/secretKey",keyword:"type",params:{}});
errors++;
}
const _errs6 = errors;
let valid1 = true;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data1 === "string"){
if(func0(data1) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid0 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs9 = errors;
if(typeof data1 === "string"){
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/secretKey",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
var _valid0 = _errs9 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/secretKey",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 128){
(vErrors ??= []).push({instancePath:instancePath+"/secretKey",keyword:"maxLength",params:{limit: 128}});
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
