// Made from schemas/operation/wechatReply.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const create = validate0;
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.keywords === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "keywords"}});
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"}});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});
errors++;
}
if(data.keywords !== undefined){
let data0 = data.keywords;
if(typeof data0 === "string"){
if(func0(data0) > 660){
(vErrors ??= []).push({instancePath:instancePath+"/keywords",keyword:"maxLength",params:{limit: 660}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/keywords",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/keywords",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(!((((data1 === "text") || (data1 === "image")) || (data1 === "news")) || (data1 === "voice"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{}});
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
const _errs5 = errors;
const _errs6 = errors;
if(data2 !== null){
(vErrors ??= []).push({});
errors++;
}
var valid1 = _errs6 === errors;
if(valid1){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"not",params:{}});
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
if(new TextEncoder().encode(JSON.stringify(data2) || "").length > 16384){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxBytes",params:{limit: 16384}});
errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "boolean"}});
errors++;
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
if(!((((key0 === "keywords") || (key0 === "type")) || (key0 === "data")) || (key0 === "status"))){
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
if(!((((key0 === "keywords") || (key0 === "type")) || (key0 === "data")) || (key0 === "status"))){
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
