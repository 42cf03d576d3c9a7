// Made from schemas/marketing/communityReply.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const action_audit = validate0;
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
if(2 !== data.auditStatus){
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
var _valid0 = _errs5 === errors;
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
if(!((data2 === 1) || (data2 === 2))){
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
const _errs12 = errors;
let valid5 = true;
const _errs13 = errors;
if(errors === _errs13){
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
var _valid1 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs15 = errors;
if(typeof data3 === "string"){
if(func0(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/refusalReason",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
var _valid1 = _errs15 === errors;
valid5 = _valid1;
}
if(!valid5){
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
export const action_comment = validate1;
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.uid === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "uid"}});
errors++;
}
if(data.noteId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "noteId"}});
errors++;
}
if(data.content === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "content"}});
errors++;
}
for(const key0 in data){
if(!((((key0 === "uid") || (key0 === "noteId")) || (key0 === "parentId")) || (key0 === "content"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.uid !== undefined){
let data0 = data.uid;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/uid",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/uid",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/uid",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.noteId !== undefined){
let data1 = data.noteId;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/noteId",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/noteId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/noteId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.parentId !== undefined){
let data2 = data.parentId;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/parentId",keyword:"type",params:{}});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/parentId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/parentId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.content !== undefined){
let data3 = data.content;
if(typeof data3 === "string"){
if(func0(data3) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/content",keyword:"maxLength",params:{limit: 500}});
errors++;
}
if(func0(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/content",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/content",keyword:"type",params:{type: "string"}});
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
export const action_setLikes = validate2;
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.countStart === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "countStart"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "countStart")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.countStart !== undefined){
let data0 = data.countStart;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/countStart",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 99999999 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/countStart",keyword:"maximum",params:{comparison: "<=", limit: 99999999}});
errors++;
}
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/countStart",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
export const actions = { audit: action_audit, comment: action_comment, setLikes: action_setLikes };
