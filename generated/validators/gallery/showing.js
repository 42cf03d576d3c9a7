// Made from schemas/gallery/showing.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const create = validate0;
const schema0 = {"properties":{"name":{},"startTime":{},"endTime":{},"openFrom":{},"openTo":{},"guideFrom":{},"guideTo":{},"gatherTime":{},"openingDay":{}}};
const pattern0 = new RegExp("^[1-9]\\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$", "u");
const pattern2 = new RegExp("^(?:(?:[01]\\d|2[0-3]):00|24:00)$", "u");
const pattern4 = new RegExp("^(?:[01]\\d|2[0-3]):[0-5]\\d$", "u");
const pattern7 = new RegExp("^[1-9]\\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.startTime === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "startTime"}});
errors++;
}
if(data.endTime === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "endTime"}});
errors++;
}
if(data.openFrom === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "openFrom"}});
errors++;
}
if(data.openTo === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "openTo"}});
errors++;
}
if(data.gatherTime === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "gatherTime"}});
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 30){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 30}});
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
if(data.startTime !== undefined){
let data1 = data.startTime;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/startTime",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/startTime",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.endTime !== undefined){
let data2 = data.endTime;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/endTime",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/endTime",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.openFrom !== undefined){
let data3 = data.openFrom;
if(typeof data3 === "string"){
if(!pattern2.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/openFrom",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/openFrom",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.openTo !== undefined){
let data4 = data.openTo;
if(typeof data4 === "string"){
if(!pattern2.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/openTo",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/openTo",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.guideFrom !== undefined){
let data5 = data.guideFrom;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/guideFrom",keyword:"type",params:{type: "string"}});
errors++;
}
const _errs13 = errors;
let valid1 = true;
const _errs14 = errors;
if(typeof data5 === "string"){
if(func0(data5) < 1){
(vErrors ??= []).push({});
errors++;
}
}
var _valid0 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs15 = errors;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/guideFrom",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/guideFrom",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid0 = _errs15 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/guideFrom",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
}
if(data.guideTo !== undefined){
let data6 = data.guideTo;
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/guideTo",keyword:"type",params:{type: "string"}});
errors++;
}
const _errs19 = errors;
let valid2 = true;
const _errs20 = errors;
if(typeof data6 === "string"){
if(func0(data6) < 1){
(vErrors ??= []).push({});
errors++;
}
}
var _valid1 = _errs20 === errors;
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs21 = errors;
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/guideTo",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/guideTo",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid1 = _errs21 === errors;
valid2 = _valid1;
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/guideTo",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
}
if(data.gatherTime !== undefined){
let data7 = data.gatherTime;
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/gatherTime",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/gatherTime",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.openingDay !== undefined){
let data8 = data.openingDay;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/openingDay",keyword:"type",params:{}});
errors++;
}
if(typeof data8 === "string"){
if(!pattern7.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/openingDay",keyword:"pattern",params:{}});
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
const func4 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func4.call(schema0.properties, key0))){
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
const schema2 = {"properties":{"name":{},"startTime":{},"endTime":{},"openFrom":{},"openTo":{},"guideFrom":{},"guideTo":{},"gatherTime":{},"openingDay":{}}};
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func4.call(schema2.properties, key0))){
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
