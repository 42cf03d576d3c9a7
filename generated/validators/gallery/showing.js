// Made from schemas/gallery/showing.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const create = validate0;
const schema0 = {"properties":{"name":{},"startTime":{},"endTime":{},"guideFrom":{},"guideTo":{},"gatherTime":{},"guided":{},"questions":{},"levelRates":{},"openingDay":{}}};
const pattern0 = new RegExp("^[1-9]\\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$", "u");
const pattern2 = new RegExp("^(?:[01]\\d|2[0-3]):[0-5]\\d$", "u");
const pattern5 = new RegExp("^[^,]*$", "u");
const pattern7 = new RegExp("^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,1})?$", "u");
const pattern8 = new RegExp("^[1-9]\\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$", "u");
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
if(data.questions === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "questions"}});
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
if(data.questions !== undefined){
let data7 = data.questions;
if(Array.isArray(data7)){
if(data7.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/questions",keyword:"maxItems",params:{limit: 10}});
errors++;
}
if(data7.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/questions",keyword:"minItems",params:{limit: 2}});
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs27 = errors;
let valid6 = true;
const _errs28 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing0;
if((data8.type === undefined) && (missing0 = "type")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data8.type !== undefined){
if("radio" !== data8.type){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid2 = _errs28 === errors;
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs30 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.options === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0,keyword:"required",params:{missingProperty: "options"}});
errors++;
}
if(data8.options !== undefined){
let data10 = data8.options;
if(Array.isArray(data10)){
if(data10.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0+"/options",keyword:"maxItems",params:{limit: 10}});
errors++;
}
if(data10.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0+"/options",keyword:"minItems",params:{limit: 2}});
errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(typeof data11 === "string"){
if(func0(data11) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0+"/options/" + i1,keyword:"maxLength",params:{limit: 32}});
errors++;
}
if(func0(data11) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0+"/options/" + i1,keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern5.test(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0+"/options/" + i1,keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0+"/options/" + i1,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i2 = data10.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data10[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0+"/options",keyword:"uniqueItems",params:{i: i2, j: j0}});
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0+"/options",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
var _valid2 = _errs30 === errors;
valid6 = _valid2;
}
if(!valid6){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0,keyword:"required",params:{missingProperty: "label"}});
errors++;
}
if(data8.type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0,keyword:"required",params:{missingProperty: "type"}});
errors++;
}
for(const key0 in data8){
if(!(((((key0 === "label") || (key0 === "type")) || (key0 === "options")) || (key0 === "least")) || (key0 === "most"))){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data8.label !== undefined){
let data12 = data8.label;
if(typeof data12 === "string"){
if(func0(data12) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0+"/label",keyword:"maxLength",params:{limit: 10}});
errors++;
}
if(func0(data12) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0+"/label",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0+"/label",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data8.type !== undefined){
let data13 = data8.type;
if(!(((data13 === "text") || (data13 === "number")) || (data13 === "radio"))){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0+"/type",keyword:"enum",params:{}});
errors++;
}
}
if(data8.options !== undefined){
let data14 = data8.options;
const _errs41 = errors;
let valid13 = true;
const _errs42 = errors;
if(Array.isArray(data14)){
if(data14.length < 1){
(vErrors ??= []).push({});
errors++;
}
}
var _valid3 = _errs42 === errors;
errors = _errs41;
if(vErrors !== null){
if(_errs41){
vErrors.length = _errs41;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs43 = errors;
if(Array.isArray(data14)){
if(data14.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0+"/options",keyword:"minItems",params:{limit: 2}});
errors++;
}
}
var _valid3 = _errs43 === errors;
valid13 = _valid3;
}
if(!valid13){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0+"/options",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(Array.isArray(data14)){
if(data14.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0+"/options",keyword:"maxItems",params:{limit: 10}});
errors++;
}
const len2 = data14.length;
for(let i3=0; i3<len2; i3++){
let data15 = data14[i3];
if(typeof data15 === "string"){
if(func0(data15) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0+"/options/" + i3,keyword:"maxLength",params:{limit: 32}});
errors++;
}
if(func0(data15) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0+"/options/" + i3,keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern5.test(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0+"/options/" + i3,keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0+"/options/" + i3,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i4 = data14.length;
let j1;
if(i4 > 1){
const indices1 = {};
for(;i4--;){
let item1 = data14[i4];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0+"/options",keyword:"uniqueItems",params:{i: i4, j: j1}});
errors++;
break;
}
indices1[item1] = i4;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0+"/options",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data8.least !== undefined){
let data16 = data8.least;
if((!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))) && (data16 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0+"/least",keyword:"type",params:{}});
errors++;
}
if(typeof data16 == "number"){
if(data16 > 999 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0+"/least",keyword:"maximum",params:{comparison: "<=", limit: 999}});
errors++;
}
if(data16 < 0 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0+"/least",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data8.most !== undefined){
let data17 = data8.most;
if((!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))) && (data17 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0+"/most",keyword:"type",params:{}});
errors++;
}
if(typeof data17 == "number"){
if(data17 > 999 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0+"/most",keyword:"maximum",params:{comparison: "<=", limit: 999}});
errors++;
}
if(data17 < 0 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0+"/most",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/questions",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.levelRates !== undefined){
let data18 = data.levelRates;
if(Array.isArray(data18)){
if(data18.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/levelRates",keyword:"maxItems",params:{limit: 100}});
errors++;
}
const len3 = data18.length;
for(let i5=0; i5<len3; i5++){
let data19 = data18[i5];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.levelId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/levelRates/" + i5,keyword:"required",params:{missingProperty: "levelId"}});
errors++;
}
if(data19.rate === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/levelRates/" + i5,keyword:"required",params:{missingProperty: "rate"}});
errors++;
}
for(const key1 in data19){
if(!((key1 === "levelId") || (key1 === "rate"))){
(vErrors ??= []).push({instancePath:instancePath+"/levelRates/" + i5,keyword:"additionalProperties",params:{additionalProperty: key1}});
errors++;
}
}
if(data19.levelId !== undefined){
let data20 = data19.levelId;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
(vErrors ??= []).push({instancePath:instancePath+"/levelRates/" + i5+"/levelId",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data20 == "number"){
if(data20 > 9007199254740991 || isNaN(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/levelRates/" + i5+"/levelId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data20 < 1 || isNaN(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/levelRates/" + i5+"/levelId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data19.rate !== undefined){
let data21 = data19.rate;
if(typeof data21 == "number"){
if(!(+data21 >= 0.1)){
(vErrors ??= []).push({instancePath:instancePath+"/levelRates/" + i5+"/rate",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data21 <= 10)){
(vErrors ??= []).push({instancePath:instancePath+"/levelRates/" + i5+"/rate",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data21 === "string"){
if(!pattern7.test(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/levelRates/" + i5+"/rate",keyword:"pattern",params:{}});
errors++;
}
if(!(+data21 >= 0.1)){
(vErrors ??= []).push({instancePath:instancePath+"/levelRates/" + i5+"/rate",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data21 <= 10)){
(vErrors ??= []).push({instancePath:instancePath+"/levelRates/" + i5+"/rate",keyword:"decimalMaximum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/levelRates/" + i5+"/rate",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/levelRates/" + i5,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/levelRates",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.openingDay !== undefined){
let data22 = data.openingDay;
if((typeof data22 !== "string") && (data22 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/openingDay",keyword:"type",params:{}});
errors++;
}
if(typeof data22 === "string"){
if(!pattern8.test(data22)){
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
const func10 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func10.call(schema0.properties, key0))){
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
const schema2 = {"properties":{"name":{},"startTime":{},"endTime":{},"guideFrom":{},"guideTo":{},"gatherTime":{},"guided":{},"questions":{},"levelRates":{},"openingDay":{}}};
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func10.call(schema2.properties, key0))){
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
