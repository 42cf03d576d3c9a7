// Made from schemas/gallery/showing.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const create = validate0;
const pattern0 = new RegExp("^[1-9]\\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$", "u");
const pattern2 = new RegExp("^(?:[01]\\d|2[0-3]):[0-5]\\d$", "u");
const pattern5 = new RegExp("^[1-9]\\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$", "u");
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
if(data.guideFrom !== undefined){
let data3 = data.guideFrom;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/guideFrom",keyword:"type",params:{type: "string"}});
errors++;
}
const _errs9 = errors;
let valid1 = true;
const _errs10 = errors;
if(typeof data3 === "string"){
if(func0(data3) < 1){
(vErrors ??= []).push({});
errors++;
}
}
var _valid0 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs11 = errors;
if(typeof data3 === "string"){
if(!pattern2.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/guideFrom",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/guideFrom",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/guideFrom",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
}
if(data.guideTo !== undefined){
let data4 = data.guideTo;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/guideTo",keyword:"type",params:{type: "string"}});
errors++;
}
const _errs15 = errors;
let valid2 = true;
const _errs16 = errors;
if(typeof data4 === "string"){
if(func0(data4) < 1){
(vErrors ??= []).push({});
errors++;
}
}
var _valid1 = _errs16 === errors;
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs17 = errors;
if(typeof data4 === "string"){
if(!pattern2.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/guideTo",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/guideTo",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid1 = _errs17 === errors;
valid2 = _valid1;
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/guideTo",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
}
if(data.gatherTime !== undefined){
let data5 = data.gatherTime;
if(typeof data5 === "string"){
if(!pattern2.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/gatherTime",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/gatherTime",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.guided !== undefined){
let data6 = data.guided;
if(!((((data6 === 1) || (data6 === 2)) || (data6 === 0)) || (data6 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/guided",keyword:"enum",params:{}});
errors++;
}
}
if(data.openingDay !== undefined){
let data7 = data.openingDay;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/openingDay",keyword:"type",params:{}});
errors++;
}
if(typeof data7 === "string"){
if(!pattern5.test(data7)){
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
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((((key0 === "name") || (key0 === "startTime")) || (key0 === "endTime")) || (key0 === "guideFrom")) || (key0 === "guideTo")) || (key0 === "gatherTime")) || (key0 === "guided")) || (key0 === "openingDay"))){
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
if(!((((((((key0 === "name") || (key0 === "startTime")) || (key0 === "endTime")) || (key0 === "guideFrom")) || (key0 === "guideTo")) || (key0 === "gatherTime")) || (key0 === "guided")) || (key0 === "openingDay"))){
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
