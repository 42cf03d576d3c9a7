// Made from schemas/marketing/integralApproval.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const action_audit = validate0;
const pattern0 = new RegExp("^-?\\d+(?:\\.\\d+)?$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.auditStatus === undefined) && (missing0 = "auditStatus")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.auditStatus !== undefined){
let data0 = data.auditStatus;
const _errs5 = errors;
let valid3 = false;
const _errs6 = errors;
if(3 !== data0){
(vErrors ??= []).push({});
errors++;
}
var _valid1 = _errs6 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs7 = errors;
if(errors === _errs7){
if(typeof data0 == "number"){
if(!(+data0 >= 3)){
(vErrors ??= []).push({});
errors++;
}
else {
if(!(+data0 <= 3)){
(vErrors ??= []).push({});
errors++;
}
}
}
if(errors === _errs7){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
(vErrors ??= []).push({});
errors++;
}
else {
if(!(+data0 >= 3)){
(vErrors ??= []).push({});
errors++;
}
else {
if(!(+data0 <= 3)){
(vErrors ??= []).push({});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
}
var _valid1 = _errs7 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
(vErrors ??= []).push({});
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
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.refusalReason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "refusalReason"}});
errors++;
}
if(data.refusalReason !== undefined){
let data1 = data.refusalReason;
if(typeof data1 === "string"){
if(func0(data1) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/refusalReason",keyword:"maxLength",params:{limit: 50}});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/refusalReason",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/refusalReason",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
var _valid0 = _errs9 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.auditStatus === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "auditStatus"}});
errors++;
}
for(const key0 in data){
if(!((key0 === "auditStatus") || (key0 === "refusalReason"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.auditStatus !== undefined){
let data2 = data.auditStatus;
if(!((((data2 === 1) || (data2 === 2)) || (data2 === 3)) || (data2 === 4))){
(vErrors ??= []).push({instancePath:instancePath+"/auditStatus",keyword:"enum",params:{}});
errors++;
}
}
if(data.refusalReason !== undefined){
let data3 = data.refusalReason;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/refusalReason",keyword:"type",params:{}});
errors++;
}
const _errs16 = errors;
let valid6 = true;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data3 === "string"){
if(func0(data3) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid2 = _errs17 === errors;
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs19 = errors;
if(typeof data3 === "string"){
if(func0(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/refusalReason",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
var _valid2 = _errs19 === errors;
valid6 = _valid2;
}
if(!valid6){
(vErrors ??= []).push({instancePath:instancePath+"/refusalReason",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data3 === "string"){
if(func0(data3) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/refusalReason",keyword:"maxLength",params:{limit: 50}});
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
export const actions = { audit: action_audit };
