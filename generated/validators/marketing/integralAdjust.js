// Made from schemas/marketing/integralAdjust.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const create = validate0;
const pattern0 = new RegExp("^(?:(?:https?:)?//[^\\s<>\"']+|/?[^\\s<>\"'/:\\\\][^\\s<>\"':\\\\]*)$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.reasonType === undefined) && (missing0 = "reasonType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.reasonType !== undefined){
if(5 !== data.reasonType){
(vErrors ??= []).push({});
errors++;
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
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.remark === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "remark"}});
errors++;
}
if(data.remark !== undefined){
let data1 = data.remark;
if(typeof data1 === "string"){
if(func0(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"maxLength",params:{limit: 100}});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.uid === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "uid"}});
errors++;
}
if(data.adjustType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "adjustType"}});
errors++;
}
if(data.integral === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "integral"}});
errors++;
}
if(data.reasonType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reasonType"}});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "reasonType") || (key0 === "uid")) || (key0 === "adjustType")) || (key0 === "integral")) || (key0 === "remark")) || (key0 === "attachments"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.reasonType !== undefined){
let data2 = data.reasonType;
if(!(((((data2 === 1) || (data2 === 2)) || (data2 === 3)) || (data2 === 4)) || (data2 === 5))){
(vErrors ??= []).push({instancePath:instancePath+"/reasonType",keyword:"enum",params:{}});
errors++;
}
}
if(data.uid !== undefined){
let data3 = data.uid;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/uid",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/uid",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/uid",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.adjustType !== undefined){
let data4 = data.adjustType;
if(!((data4 === "add") || (data4 === "sub"))){
(vErrors ??= []).push({instancePath:instancePath+"/adjustType",keyword:"enum",params:{}});
errors++;
}
}
if(data.integral !== undefined){
let data5 = data.integral;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/integral",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data5 == "number"){
if(data5 > 999999 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/integral",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
errors++;
}
if(data5 < 1 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/integral",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.remark !== undefined){
let data6 = data.remark;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"type",params:{}});
errors++;
}
if(typeof data6 === "string"){
if(func0(data6) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"maxLength",params:{limit: 100}});
errors++;
}
}
}
if(data.attachments !== undefined){
let data7 = data.attachments;
if(Array.isArray(data7)){
if(data7.length > 9){
(vErrors ??= []).push({instancePath:instancePath+"/attachments",keyword:"maxItems",params:{limit: 9}});
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(func0(data8) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/attachments/" + i0,keyword:"maxLength",params:{limit: 500}});
errors++;
}
if(!pattern0.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/attachments/" + i0,keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/attachments/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/attachments",keyword:"type",params:{type: "array"}});
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
export const action_resubmit = validate1;
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.reasonType === undefined) && (missing0 = "reasonType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.reasonType !== undefined){
if(5 !== data.reasonType){
(vErrors ??= []).push({});
errors++;
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
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.remark === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "remark"}});
errors++;
}
if(data.remark !== undefined){
let data1 = data.remark;
if(typeof data1 === "string"){
if(func0(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"maxLength",params:{limit: 100}});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.adjustType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "adjustType"}});
errors++;
}
if(data.integral === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "integral"}});
errors++;
}
if(data.reasonType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reasonType"}});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "adjustType") || (key0 === "integral")) || (key0 === "reasonType")) || (key0 === "remark")) || (key0 === "attachments"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.adjustType !== undefined){
let data2 = data.adjustType;
if(!((data2 === "add") || (data2 === "sub"))){
(vErrors ??= []).push({instancePath:instancePath+"/adjustType",keyword:"enum",params:{}});
errors++;
}
}
if(data.integral !== undefined){
let data3 = data.integral;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/integral",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 999999 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/integral",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/integral",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.reasonType !== undefined){
let data4 = data.reasonType;
if(!(((((data4 === 1) || (data4 === 2)) || (data4 === 3)) || (data4 === 4)) || (data4 === 5))){
(vErrors ??= []).push({instancePath:instancePath+"/reasonType",keyword:"enum",params:{}});
errors++;
}
}
if(data.remark !== undefined){
let data5 = data.remark;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"type",params:{}});
errors++;
}
if(typeof data5 === "string"){
if(func0(data5) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"maxLength",params:{limit: 100}});
errors++;
}
}
}
if(data.attachments !== undefined){
let data6 = data.attachments;
if(Array.isArray(data6)){
if(data6.length > 9){
(vErrors ??= []).push({instancePath:instancePath+"/attachments",keyword:"maxItems",params:{limit: 9}});
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(func0(data7) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/attachments/" + i0,keyword:"maxLength",params:{limit: 500}});
errors++;
}
if(!pattern0.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/attachments/" + i0,keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/attachments/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/attachments",keyword:"type",params:{type: "array"}});
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
export const actions = { resubmit: action_resubmit };
