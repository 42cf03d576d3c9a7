// Made from schemas/operation/group.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const create = validate0;
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.info === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "info"}});
errors++;
}
if(data.formId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "formId"}});
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 50}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.info !== undefined){
let data1 = data.info;
if(typeof data1 === "string"){
if(func0(data1) > 256){
(vErrors ??= []).push({instancePath:instancePath+"/info",keyword:"maxLength",params:{limit: 256}});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/info",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/info",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.formId !== undefined){
let data2 = data.formId;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/formId",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/formId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/formId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
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
if(!(((key0 === "name") || (key0 === "info")) || (key0 === "formId"))){
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
if(!(((key0 === "name") || (key0 === "info")) || (key0 === "formId"))){
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
export const query = validate5;
const pattern0 = new RegExp("^(?:id):(?:asc|desc)$", "u");
function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "page") || (key0 === "limit")) || (key0 === "orderBy")) || (key0 === "keywords"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.page !== undefined){
let data0 = data.page;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/page",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/page",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.limit !== undefined){
let data1 = data.limit;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9999 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 9999}});
errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.orderBy !== undefined){
let data2 = data.orderBy;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/orderBy",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/orderBy",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.keywords !== undefined){
let data3 = data.keywords;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/keywords",keyword:"type",params:{}});
errors++;
}
if(typeof data3 === "string"){
if(func0(data3) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/keywords",keyword:"maxLength",params:{limit: 255}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
export const actions = {};
