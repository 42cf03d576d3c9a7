// Made from schemas/operation/copyright.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const update = validate0;
const pattern0 = new RegExp("^(?:(?:https?:)?//[^\\s<>\"']+|/?[^\\s<>\"'/:\\\\][^\\s<>\"':\\\\]*)$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.companyName === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "companyName"}});
errors++;
}
if(data.companyImage === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "companyImage"}});
errors++;
}
for(const key0 in data){
if(!((key0 === "companyName") || (key0 === "companyImage"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.companyName !== undefined){
let data0 = data.companyName;
if(typeof data0 === "string"){
if(func0(data0) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/companyName",keyword:"maxLength",params:{limit: 100}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/companyName",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/companyName",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.companyImage !== undefined){
let data1 = data.companyImage;
if(typeof data1 === "string"){
if(func0(data1) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/companyImage",keyword:"maxLength",params:{limit: 500}});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/companyImage",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/companyImage",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/companyImage",keyword:"type",params:{type: "string"}});
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
