// Made from schemas/operation/groupData.json. Do not edit: change the source and run `npm run generate`.
export const action_save = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.gid === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "gid"}});
errors++;
}
if(data.form === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "form"}});
errors++;
}
for(const key0 in data){
if(!((key0 === "gid") || (key0 === "form"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.gid !== undefined){
let data0 = data.gid;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/gid",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/gid",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/gid",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.form !== undefined){
let data1 = data.form;
const _errs5 = errors;
const _errs6 = errors;
if(data1 !== null){
(vErrors ??= []).push({});
errors++;
}
var valid1 = _errs6 === errors;
if(valid1){
(vErrors ??= []).push({instancePath:instancePath+"/form",keyword:"not",params:{}});
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
if(new TextEncoder().encode(JSON.stringify(data1) || "").length > 1048576){
(vErrors ??= []).push({instancePath:instancePath+"/form",keyword:"maxBytes",params:{limit: 1048576}});
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
export const action_update = validate1;
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.gid === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "gid"}});
errors++;
}
if(data.form === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "form"}});
errors++;
}
for(const key0 in data){
if(!((key0 === "gid") || (key0 === "form"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.gid !== undefined){
let data0 = data.gid;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/gid",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/gid",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/gid",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.form !== undefined){
let data1 = data.form;
const _errs5 = errors;
const _errs6 = errors;
if(data1 !== null){
(vErrors ??= []).push({});
errors++;
}
var valid1 = _errs6 === errors;
if(valid1){
(vErrors ??= []).push({instancePath:instancePath+"/form",keyword:"not",params:{}});
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
if(new TextEncoder().encode(JSON.stringify(data1) || "").length > 1048576){
(vErrors ??= []).push({instancePath:instancePath+"/form",keyword:"maxBytes",params:{limit: 1048576}});
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
export const actions = { save: action_save, update: action_update };
