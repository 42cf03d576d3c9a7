// Made from schemas/user/level.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const create = validate0;
const pattern0 = new RegExp("^(?:(?:https?:)?//[^\\s<>\"']+|/?[^\\s<>\"'/:\\\\][^\\s<>\"':\\\\]*)$", "u");
const pattern1 = new RegExp("^#[0-9a-fA-F]{6}$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.grade === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "grade"}});
errors++;
}
if(data.icon === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "icon"}});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.experience === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "experience"}});
errors++;
}
if(data.backColor === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "backColor"}});
errors++;
}
if(data.backImage === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "backImage"}});
errors++;
}
if(data.grade !== undefined){
let data0 = data.grade;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/grade",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 99 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/grade",keyword:"maximum",params:{comparison: "<=", limit: 99}});
errors++;
}
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/grade",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.icon !== undefined){
let data1 = data.icon;
if(typeof data1 === "string"){
if(func0(data1) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/icon",keyword:"maxLength",params:{limit: 500}});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/icon",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/icon",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/icon",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(func0(data2) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 50}});
errors++;
}
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.experience !== undefined){
let data3 = data.experience;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/experience",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 99999 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/experience",keyword:"maximum",params:{comparison: "<=", limit: 99999}});
errors++;
}
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/experience",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.backColor !== undefined){
let data4 = data.backColor;
if(typeof data4 === "string"){
if(func0(data4) > 30){
(vErrors ??= []).push({instancePath:instancePath+"/backColor",keyword:"maxLength",params:{limit: 30}});
errors++;
}
if(func0(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/backColor",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern1.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/backColor",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/backColor",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.backImage !== undefined){
let data5 = data.backImage;
if(typeof data5 === "string"){
if(func0(data5) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/backImage",keyword:"maxLength",params:{limit: 500}});
errors++;
}
if(func0(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/backImage",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/backImage",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/backImage",keyword:"type",params:{type: "string"}});
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
if(!((((((key0 === "grade") || (key0 === "icon")) || (key0 === "name")) || (key0 === "experience")) || (key0 === "backColor")) || (key0 === "backImage"))){
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
if(!((((((key0 === "grade") || (key0 === "icon")) || (key0 === "name")) || (key0 === "experience")) || (key0 === "backColor")) || (key0 === "backImage"))){
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
