// Made from schemas/parking/credential.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const create = validate0;
const schema0 = {"properties":{"lotName":{},"lotCode":{},"provider":{},"apiUrl":{},"appId":{},"signType":{},"publicKey":{},"timeout":{},"freeMinutesPerIntegral":{},"maxDeductMinutes":{},"status":{},"remark":{},"appSecret":{}}};
const pattern0 = new RegExp("^-?\\d+(?:\\.\\d+)?$", "u");
const pattern1 = new RegExp("^[A-Za-z0-9_-]+$", "u");
const pattern2 = new RegExp("^https?://[^\\s/]\\S*$", "u");
const pattern3 = new RegExp("^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.signType === undefined) && (missing0 = "signType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.signType !== undefined){
if("rsa" !== data.signType){
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
if(data.publicKey === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "publicKey"}});
errors++;
}
if(data.publicKey !== undefined){
let data1 = data.publicKey;
if(typeof data1 === "string"){
if(func0(data1) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/publicKey",keyword:"maxLength",params:{limit: 2000}});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/publicKey",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/publicKey",keyword:"type",params:{type: "string"}});
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
const _errs9 = errors;
let valid4 = true;
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.freeMinutesPerIntegral === undefined) && (missing1 = "freeMinutesPerIntegral")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.freeMinutesPerIntegral !== undefined){
let data2 = data.freeMinutesPerIntegral;
const _errs12 = errors;
let valid6 = false;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data2 == "number"){
if(!(+data2 >= 0.01)){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
if(errors === _errs13){
if(typeof data2 === "string"){
if(!(+data2 >= 0.01)){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid2 = _errs13 === errors;
valid6 = valid6 || _valid2;
if(!valid6){
const _errs15 = errors;
if(errors === _errs15){
if(typeof data2 == "number"){
if(!(+data2 >= 0.01)){
(vErrors ??= []).push({});
errors++;
}
}
if(errors === _errs15){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
(vErrors ??= []).push({});
errors++;
}
else {
if(!(+data2 >= 0.01)){
(vErrors ??= []).push({});
errors++;
}
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
}
var _valid2 = _errs15 === errors;
valid6 = valid6 || _valid2;
}
if(!valid6){
(vErrors ??= []).push({});
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid1 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.maxDeductMinutes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "maxDeductMinutes"}});
errors++;
}
if(data.maxDeductMinutes !== undefined){
let data3 = data.maxDeductMinutes;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/maxDeductMinutes",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 1440 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/maxDeductMinutes",keyword:"maximum",params:{comparison: "<=", limit: 1440}});
errors++;
}
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/maxDeductMinutes",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
}
var _valid1 = _errs17 === errors;
valid4 = _valid1;
}
if(!valid4){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.lotName === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "lotName"}});
errors++;
}
if(data.lotCode === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "lotCode"}});
errors++;
}
if(data.provider === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "provider"}});
errors++;
}
if(data.apiUrl === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "apiUrl"}});
errors++;
}
if(data.appId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "appId"}});
errors++;
}
if(data.signType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "signType"}});
errors++;
}
if(data.timeout === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "timeout"}});
errors++;
}
if(data.freeMinutesPerIntegral === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "freeMinutesPerIntegral"}});
errors++;
}
if(data.lotName !== undefined){
let data4 = data.lotName;
if(typeof data4 === "string"){
if(func0(data4) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/lotName",keyword:"maxLength",params:{limit: 50}});
errors++;
}
if(func0(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/lotName",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lotName",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.lotCode !== undefined){
let data5 = data.lotCode;
if(typeof data5 === "string"){
if(func0(data5) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/lotCode",keyword:"maxLength",params:{limit: 64}});
errors++;
}
if(func0(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/lotCode",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern1.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/lotCode",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lotCode",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.provider !== undefined){
if(!(data.provider === "generic")){
(vErrors ??= []).push({instancePath:instancePath+"/provider",keyword:"enum",params:{}});
errors++;
}
}
if(data.apiUrl !== undefined){
let data7 = data.apiUrl;
if(typeof data7 === "string"){
if(func0(data7) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/apiUrl",keyword:"maxLength",params:{limit: 255}});
errors++;
}
if(func0(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/apiUrl",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern2.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/apiUrl",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/apiUrl",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.appId !== undefined){
let data8 = data.appId;
if(typeof data8 === "string"){
if(func0(data8) > 128){
(vErrors ??= []).push({instancePath:instancePath+"/appId",keyword:"maxLength",params:{limit: 128}});
errors++;
}
if(func0(data8) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/appId",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/appId",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.signType !== undefined){
let data9 = data.signType;
if(!(((data9 === "md5") || (data9 === "hmac")) || (data9 === "rsa"))){
(vErrors ??= []).push({instancePath:instancePath+"/signType",keyword:"enum",params:{}});
errors++;
}
}
if(data.publicKey !== undefined){
let data10 = data.publicKey;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/publicKey",keyword:"type",params:{}});
errors++;
}
if(typeof data10 === "string"){
if(func0(data10) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/publicKey",keyword:"maxLength",params:{limit: 2000}});
errors++;
}
}
}
if(data.timeout !== undefined){
let data11 = data.timeout;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
(vErrors ??= []).push({instancePath:instancePath+"/timeout",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data11 == "number"){
if(data11 > 60 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/timeout",keyword:"maximum",params:{comparison: "<=", limit: 60}});
errors++;
}
if(data11 < 1 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/timeout",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.freeMinutesPerIntegral !== undefined){
let data12 = data.freeMinutesPerIntegral;
if(typeof data12 == "number"){
if(!(+data12 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/freeMinutesPerIntegral",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data12 <= 9999)){
(vErrors ??= []).push({instancePath:instancePath+"/freeMinutesPerIntegral",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data12 === "string"){
if(!pattern3.test(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/freeMinutesPerIntegral",keyword:"pattern",params:{}});
errors++;
}
if(!(+data12 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/freeMinutesPerIntegral",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data12 <= 9999)){
(vErrors ??= []).push({instancePath:instancePath+"/freeMinutesPerIntegral",keyword:"decimalMaximum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/freeMinutesPerIntegral",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.maxDeductMinutes !== undefined){
let data13 = data.maxDeductMinutes;
if((!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))) && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/maxDeductMinutes",keyword:"type",params:{}});
errors++;
}
if(typeof data13 == "number"){
if(data13 > 1440 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/maxDeductMinutes",keyword:"maximum",params:{comparison: "<=", limit: 1440}});
errors++;
}
if(data13 < 0 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/maxDeductMinutes",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.status !== undefined){
let data14 = data.status;
if((typeof data14 !== "boolean") && (data14 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{}});
errors++;
}
}
if(data.remark !== undefined){
let data15 = data.remark;
if((typeof data15 !== "string") && (data15 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"type",params:{}});
errors++;
}
if(typeof data15 === "string"){
if(func0(data15) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"maxLength",params:{limit: 200}});
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
const func12 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.appSecret === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "appSecret"}});
errors++;
}
for(const key0 in data){
if(!(func12.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.appSecret !== undefined){
let data0 = data.appSecret;
if(typeof data0 === "string"){
if(func0(data0) > 256){
(vErrors ??= []).push({instancePath:instancePath+"/appSecret",keyword:"maxLength",params:{limit: 256}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/appSecret",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/appSecret",keyword:"type",params:{type: "string"}});
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
const schema2 = {"properties":{"lotName":{},"lotCode":{},"provider":{},"apiUrl":{},"appId":{},"signType":{},"publicKey":{},"timeout":{},"freeMinutesPerIntegral":{},"maxDeductMinutes":{},"status":{},"remark":{},"appSecret":{}}};
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func12.call(schema2.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.appSecret !== undefined){
let data0 = data.appSecret;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/appSecret",keyword:"type",params:{}});
errors++;
}
if(typeof data0 === "string"){
if(func0(data0) > 256){
(vErrors ??= []).push({instancePath:instancePath+"/appSecret",keyword:"maxLength",params:{limit: 256}});
errors++;
}
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
export const action_resetSecret = validate5;
function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.appSecret === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "appSecret"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "appSecret")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.appSecret !== undefined){
let data0 = data.appSecret;
if(typeof data0 === "string"){
if(func0(data0) > 256){
(vErrors ??= []).push({instancePath:instancePath+"/appSecret",keyword:"maxLength",params:{limit: 256}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/appSecret",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/appSecret",keyword:"type",params:{type: "string"}});
errors++;
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
export const actions = { resetSecret: action_resetSecret };
