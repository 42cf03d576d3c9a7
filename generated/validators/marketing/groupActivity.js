// Made from schemas/marketing/groupActivity.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const action_reviewRefuse = validate0;
const pattern0 = new RegExp("^\\S+$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reason"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "reason")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.reason !== undefined){
let data0 = data.reason;
if(typeof data0 === "string"){
if(func0(data0) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 50}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}});
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
export const action_reviewClose = validate1;
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "reason")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.reason !== undefined){
let data0 = data.reason;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{}});
errors++;
}
if(typeof data0 === "string"){
if(func0(data0) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 50}});
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
export const action_submit = validate2;
const schema2 = {"properties":{"groupName":{},"merId":{},"startTime":{},"endTime":{},"validHour":{},"buyCount":{},"allQuota":{},"oncQuota":{},"showGroup":{},"fictiStatus":{},"activityStatus":{},"skuList":{"items":{"properties":{"skuId":{},"activePrice":{},"quota":{}}}}}};
const func3 = Object.prototype.hasOwnProperty;
const pattern1 = new RegExp("^[1-9]\\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$", "u");
const pattern3 = new RegExp("^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$", "u");
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.groupName === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "groupName"}});
errors++;
}
if(data.merId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "merId"}});
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
if(data.validHour === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "validHour"}});
errors++;
}
if(data.buyCount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "buyCount"}});
errors++;
}
if(data.skuList === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "skuList"}});
errors++;
}
for(const key0 in data){
if(!(func3.call(schema2.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.groupName !== undefined){
let data0 = data.groupName;
if(typeof data0 === "string"){
if(func0(data0) > 30){
(vErrors ??= []).push({instancePath:instancePath+"/groupName",keyword:"maxLength",params:{limit: 30}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/groupName",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/groupName",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.merId !== undefined){
let data1 = data.merId;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/merId",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/merId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/merId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.startTime !== undefined){
let data2 = data.startTime;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
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
let data3 = data.endTime;
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/endTime",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/endTime",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.validHour !== undefined){
let data4 = data.validHour;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/validHour",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 720 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/validHour",keyword:"maximum",params:{comparison: "<=", limit: 720}});
errors++;
}
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/validHour",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.buyCount !== undefined){
let data5 = data.buyCount;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/buyCount",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data5 == "number"){
if(data5 > 100 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/buyCount",keyword:"maximum",params:{comparison: "<=", limit: 100}});
errors++;
}
if(data5 < 2 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/buyCount",keyword:"minimum",params:{comparison: ">=", limit: 2}});
errors++;
}
}
}
if(data.allQuota !== undefined){
let data6 = data.allQuota;
if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/allQuota",keyword:"type",params:{}});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 9999 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/allQuota",keyword:"maximum",params:{comparison: "<=", limit: 9999}});
errors++;
}
if(data6 < -1 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/allQuota",keyword:"minimum",params:{comparison: ">=", limit: -1}});
errors++;
}
}
}
if(data.oncQuota !== undefined){
let data7 = data.oncQuota;
if((!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))) && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/oncQuota",keyword:"type",params:{}});
errors++;
}
if(typeof data7 == "number"){
if(data7 > 9999 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/oncQuota",keyword:"maximum",params:{comparison: "<=", limit: 9999}});
errors++;
}
if(data7 < -1 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/oncQuota",keyword:"minimum",params:{comparison: ">=", limit: -1}});
errors++;
}
}
}
if(data.showGroup !== undefined){
let data8 = data.showGroup;
if((typeof data8 !== "boolean") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/showGroup",keyword:"type",params:{}});
errors++;
}
}
if(data.fictiStatus !== undefined){
let data9 = data.fictiStatus;
if((typeof data9 !== "boolean") && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/fictiStatus",keyword:"type",params:{}});
errors++;
}
}
if(data.activityStatus !== undefined){
let data10 = data.activityStatus;
if((typeof data10 !== "boolean") && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/activityStatus",keyword:"type",params:{}});
errors++;
}
}
if(data.skuList !== undefined){
let data11 = data.skuList;
if(Array.isArray(data11)){
if(data11.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/skuList",keyword:"maxItems",params:{limit: 200}});
errors++;
}
if(data11.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/skuList",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.skuId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/skuList/" + i0,keyword:"required",params:{missingProperty: "skuId"}});
errors++;
}
if(data12.activePrice === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/skuList/" + i0,keyword:"required",params:{missingProperty: "activePrice"}});
errors++;
}
if(data12.quota === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/skuList/" + i0,keyword:"required",params:{missingProperty: "quota"}});
errors++;
}
for(const key1 in data12){
if(!(((key1 === "skuId") || (key1 === "activePrice")) || (key1 === "quota"))){
(vErrors ??= []).push({instancePath:instancePath+"/skuList/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}});
errors++;
}
}
if(data12.skuId !== undefined){
let data13 = data12.skuId;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
(vErrors ??= []).push({instancePath:instancePath+"/skuList/" + i0+"/skuId",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data13 == "number"){
if(data13 > 9007199254740991 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/skuList/" + i0+"/skuId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data13 < 1 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/skuList/" + i0+"/skuId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data12.activePrice !== undefined){
let data14 = data12.activePrice;
if(typeof data14 == "number"){
if(!(+data14 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/skuList/" + i0+"/activePrice",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data14 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/skuList/" + i0+"/activePrice",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data14 === "string"){
if(!pattern3.test(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/skuList/" + i0+"/activePrice",keyword:"pattern",params:{}});
errors++;
}
if(!(+data14 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/skuList/" + i0+"/activePrice",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data14 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/skuList/" + i0+"/activePrice",keyword:"decimalMaximum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/skuList/" + i0+"/activePrice",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data12.quota !== undefined){
let data15 = data12.quota;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
(vErrors ??= []).push({instancePath:instancePath+"/skuList/" + i0+"/quota",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data15 == "number"){
if(data15 > 999999 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/skuList/" + i0+"/quota",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
errors++;
}
if(data15 < 1 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/skuList/" + i0+"/quota",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/skuList/" + i0,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/skuList",keyword:"type",params:{type: "array"}});
errors++;
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
export const action_turn = validate3;
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.activityStatus === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "activityStatus"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "activityStatus")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.activityStatus !== undefined){
if(typeof data.activityStatus !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/activityStatus",keyword:"type",params:{type: "boolean"}});
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
export const actions = { reviewRefuse: action_reviewRefuse, reviewClose: action_reviewClose, submit: action_submit, turn: action_turn };
