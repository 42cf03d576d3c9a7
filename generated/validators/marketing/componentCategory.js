// Made from schemas/marketing/componentCategory.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const action_apply = validate0;
const pattern0 = new RegExp("^(?:(?:https?:)?//[^\\s<>\"']+|/?[^\\s<>\"'/:\\\\][^\\s<>\"':\\\\]*)$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.license === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "license"}});
errors++;
}
if(data.certificate === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "certificate"}});
errors++;
}
for(const key0 in data){
if(!((key0 === "license") || (key0 === "certificate"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.license !== undefined){
let data0 = data.license;
if(typeof data0 === "string"){
if(func0(data0) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/license",keyword:"maxLength",params:{limit: 500}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/license",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/license",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/license",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.certificate !== undefined){
let data1 = data.certificate;
if(Array.isArray(data1)){
if(data1.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/certificate",keyword:"maxItems",params:{limit: 10}});
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/certificate",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func0(data2) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/certificate/" + i0,keyword:"maxLength",params:{limit: 500}});
errors++;
}
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/certificate/" + i0,keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/certificate/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/certificate",keyword:"type",params:{type: "array"}});
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
export const actions = { apply: action_apply };
