// Made from schemas/user/paidMemberBenefit.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const update = validate0;
const pattern0 = new RegExp("^(?:(?:https?:)?//[^\\s<>\"']+|/?[^\\s<>\"'/:\\\\][^\\s<>\"':\\\\]*)$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs5 = errors;
let valid3 = false;
const _errs6 = errors;
if("integralDoubling" !== data0){
(vErrors ??= []).push({});
errors++;
}
var _valid1 = _errs6 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs7 = errors;
if("experienceDoubling" !== data0){
(vErrors ??= []).push({});
errors++;
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
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.multiple === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "multiple"}});
errors++;
}
if(data.multiple !== undefined){
let data1 = data.multiple;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/multiple",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/multiple",keyword:"maximum",params:{comparison: "<=", limit: 9}});
errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/multiple",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
}
var _valid0 = _errs8 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs12 = errors;
let valid5 = true;
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.name === undefined) && (missing1 = "name")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.name !== undefined){
let data2 = data.name;
const _errs15 = errors;
let valid7 = false;
const _errs16 = errors;
if("integralDoubling" !== data2){
(vErrors ??= []).push({});
errors++;
}
var _valid3 = _errs16 === errors;
valid7 = valid7 || _valid3;
if(!valid7){
const _errs17 = errors;
if("experienceDoubling" !== data2){
(vErrors ??= []).push({});
errors++;
}
var _valid3 = _errs17 === errors;
valid7 = valid7 || _valid3;
}
if(!valid7){
(vErrors ??= []).push({});
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid2 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.channelStr === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "channelStr"}});
errors++;
}
if(data.channelStr !== undefined){
let data3 = data.channelStr;
if(Array.isArray(data3)){
if(data3.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/channelStr",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(!((data4 === "1") || (data4 === "2"))){
(vErrors ??= []).push({instancePath:instancePath+"/channelStr/" + i0,keyword:"enum",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/channelStr",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
var _valid2 = _errs18 === errors;
valid5 = _valid2;
}
if(!valid5){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "value"}});
errors++;
}
if(data.imageUrl === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "imageUrl"}});
errors++;
}
if(data.message === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "message"}});
errors++;
}
if(data.sort === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sort"}});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "name") || (key0 === "value")) || (key0 === "imageUrl")) || (key0 === "message")) || (key0 === "multiple")) || (key0 === "channelStr")) || (key0 === "sort")) || (key0 === "status"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.value !== undefined){
let data5 = data.value;
if(typeof data5 === "string"){
if(func0(data5) > 6){
(vErrors ??= []).push({instancePath:instancePath+"/value",keyword:"maxLength",params:{limit: 6}});
errors++;
}
if(func0(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/value",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/value",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.imageUrl !== undefined){
let data6 = data.imageUrl;
if(typeof data6 === "string"){
if(func0(data6) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/imageUrl",keyword:"maxLength",params:{limit: 500}});
errors++;
}
if(func0(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/imageUrl",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/imageUrl",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/imageUrl",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.message !== undefined){
let data7 = data.message;
if(typeof data7 === "string"){
if(func0(data7) > 12){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"maxLength",params:{limit: 12}});
errors++;
}
if(func0(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.multiple !== undefined){
let data8 = data.multiple;
if((!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))) && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/multiple",keyword:"type",params:{}});
errors++;
}
if(typeof data8 == "number"){
if(data8 > 9 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/multiple",keyword:"maximum",params:{comparison: "<=", limit: 9}});
errors++;
}
if(data8 < 1 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/multiple",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.channelStr !== undefined){
let data9 = data.channelStr;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(!((data10 === "1") || (data10 === "2"))){
(vErrors ??= []).push({instancePath:instancePath+"/channelStr/" + i1,keyword:"enum",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/channelStr",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.sort !== undefined){
let data11 = data.sort;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data11 == "number"){
if(data11 > 10 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"maximum",params:{comparison: "<=", limit: 10}});
errors++;
}
if(data11 < 0 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
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
validate0.errors = vErrors;
return errors === 0;
}
export const action_statement = validate1;
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.expand === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expand"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "expand")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.expand !== undefined){
let data0 = data.expand;
if(typeof data0 === "string"){
if(func0(data0) > 100000){
(vErrors ??= []).push({instancePath:instancePath+"/expand",keyword:"maxLength",params:{limit: 100000}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/expand",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/expand",keyword:"type",params:{type: "string"}});
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
export const actions = { statement: action_statement };
